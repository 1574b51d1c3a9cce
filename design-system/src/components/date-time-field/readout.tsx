import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './date-time-field.module.css';

export interface ReadoutProps {
  id: string;
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/** The chosen value in the page's language; changes are announced politely. */
export const Readout = ({ id, className, children }: ReadoutProps) => (
  <output className={classNames(s.readout, className)} id={id}>
    {children && (
      <>
        <Icon name="calendar" size="sm" />
        <span>{children}</span>
      </>
    )}
  </output>
);
