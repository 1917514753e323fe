import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Props {
  readonly className?: string;
  readonly href: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The address can be shared, and opened in another tab; a click opens the replay at the table. */
export const ReplayLink = ({ onOpen, ...link }: Props) => (
  <Link
    {...link}
    onClick={(event) => {
      event.preventDefault();
      onOpen();
    }}
  />
);
