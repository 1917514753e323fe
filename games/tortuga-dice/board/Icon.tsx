import { Drawing } from '@tortuga/kit';
import { actionName } from '../words/names.ts';
import { ICONS, type IconName } from './icons.ts';

/** One letter high, in the colour of the text around it. */
export const Icon = ({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <Drawing className={`dice-icon ${className}`} size={512} path={ICONS[name]} fillRule="evenodd" />
);

const SIGNS = {
  lock: 'M7 11V8a5 5 0 0 1 10 0v3h1.500v10h-13V11zm2.600 0h4.800V8a2.400 2.400 0 0 0-4.800 0z',
  check: 'M4.500 12.500l5 5 10-11',
  star: 'M12 2.500l2.900 6.300 6.900.800-5.100 4.700 1.400 6.800-6.100-3.400-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.800z',
  plus: 'M12 5v14M5 12h14',
} as const;

export function Sign({ name }: { readonly name: keyof typeof SIGNS }) {
  return (
    <svg className="dice-icon dice-sign" data-sign={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

export const ActionIcon = ({ action, className = '' }: { readonly action: number; readonly className?: string }) => (
  <Icon name={actionName(action)} className={className} />
);
