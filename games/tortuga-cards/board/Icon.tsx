import { ICONS, type IconName } from './icons.ts';

/** One letter high, in the colour of the text around it. */
export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`cards-icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

export function Doubloon() {
  return (
    <svg className="cards-icon cards-doubloon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <circle className="cards-thin" cx="12" cy="12" r="6.8" />
      <path d="M12 7v10M7 12h10" />
    </svg>
  );
}

/** An arrow that turns back; forward is its mirror image. */
export function TurnBack({ forward }: { readonly forward: boolean }) {
  return (
    <svg className="cards-icon cards-turn-back" data-forward={forward} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 4L4 9l5 5M4 9h10a5.500 5.500 0 0 1 0 11H8" />
    </svg>
  );
}

export function Check() {
  return (
    <svg className="cards-icon cards-check" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4.500 12.500l5 5 10-11" />
    </svg>
  );
}
