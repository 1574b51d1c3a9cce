import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface WaitingProps extends ComponentPropsWithRef<'div'> {
  /** What is loading ("Loading the gyg"); announced once. */
  label: string;
}

/** Wraps the skeletons of a section: busy, announced once, the skeletons hidden from screen readers. */
export const Waiting = ({ label, children, ...rest }: WaitingProps) => (
  <div aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <div aria-hidden="true">{children}</div>
  </div>
);
