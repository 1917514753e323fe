import { Drawing, TURN_BACK } from '@tortuga/kit';
import { ICONS, type IconName } from './icons.ts';

/** One letter high, in the colour of the text around it. */
export const Icon = ({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <Drawing className={`cards-icon ${className}`} size={512} path={ICONS[name]} />
);

export const Doubloon = () => (
  <Drawing className="cards-icon cards-doubloon" size={24}>
    <circle cx="12" cy="12" r="10" />
    <circle className="cards-thin" cx="12" cy="12" r="6.8" />
    <path d="M12 7v10M7 12h10" />
  </Drawing>
);

export const TurnBack = ({ forward }: { readonly forward: boolean }) => (
  <Drawing className="cards-icon cards-turn-back" size={24} path={TURN_BACK} forward={forward} />
);

export const Check = () => <Drawing className="cards-icon cards-check" size={24} path="M4.500 12.500l5 5 10-11" />;
