import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface ToolProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button in a board's header: an icon with a name for who hovers or listens. */
export const Tool = ({ icon, label, className = '', children, ...rest }: ToolProps) => (
  <button type="button" className={`tool ${className}`} aria-label={label} title={label} {...rest}>
    <Icon name={icon} />
    {children}
  </button>
);
