import { useKeptFocus } from '@gyg/design-system';
import type { ReactNode } from 'react';

/** Around the controls of a row that they may remove: the focus then moves to those of the next row. */
export function KeepFocus({ children }: { children: ReactNode }) {
  const kept = useKeptFocus<HTMLSpanElement>('');
  return (
    <span tabIndex={-1} {...kept}>
      {children}
    </span>
  );
}
