import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export interface WaitingProps extends ComponentPropsWithRef<'div'> {
  /** What is on its way ("The gyg is on its way"); said once. */
  label: string;
}

/** Around the skeletons of one part of a page: busy and said once, its places hidden from who listens. */
export const Waiting = ({ label, children, ...rest }: WaitingProps) => (
  <div aria-busy="true" {...rest}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <div aria-hidden="true">{children}</div>
  </div>
);
