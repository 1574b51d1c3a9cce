import type { ReactNode } from 'react';
import { SmallIcon } from './small-icon';

interface SmallButtonProps {
  /** The path of the icon before its text. */
  icon?: string;
  /** It cannot be used for now. It keeps the focus, and screen readers say it. */
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button of elements that have no form. Pages style it as the part `button`. */
export const SmallButton = ({ icon, isOff = false, onClick, children }: SmallButtonProps) => (
  <button type="button" part="button" aria-disabled={isOff || undefined} onClick={() => !isOff && onClick()}>
    {icon !== undefined && <SmallIcon path={icon} />}
    {children}
  </button>
);
