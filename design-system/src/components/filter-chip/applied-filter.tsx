import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './filter-chip.module.css';

export interface AppliedFilterProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** What pressing does, for screen readers, after the filter's text ("remove the filter"). */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A filter that is on; pressing it removes the filter. */
export const AppliedFilter = ({ removeLabel, onRemove, children, className, ...rest }: AppliedFilterProps) => (
  <button type="button" className={classNames(s.applied, className)} onClick={onRemove} {...rest}>
    <span className={s.words}>
      {children}
      <VisuallyHidden>, {removeLabel}</VisuallyHidden>
    </span>
    <Icon name="close" size="sm" />
  </button>
);
