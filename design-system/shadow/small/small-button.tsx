import type { ReactNode } from 'react';
import { SmallIcon } from './small-icon';

interface SmallButtonProps {
  /** The path of the icon before its text. */
  icon?: string;
  /** It cannot be used for now. It keeps the focus, and screen readers say it. */
  isOff?: boolean;
  /** As which part pages may style it. */
  part: string;
  onClick: () => void;
  children: ReactNode;
}

/** The button of elements that have no form. */
export const SmallButton = ({ icon, isOff = false, part, onClick, children }: SmallButtonProps) => (
  <button type="button" part={part} aria-disabled={isOff || undefined} onClick={() => !isOff && onClick()}>
    {icon !== undefined && <SmallIcon path={icon} />}
    {children}
  </button>
);
