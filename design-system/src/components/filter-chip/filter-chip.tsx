import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { CountBadge } from '../count-badge/count-badge';
import { Icon } from '../icon/icon';
import s from './filter-chip.module.css';

export interface FilterChipProps extends ComponentPropsWithRef<'button'> {
  icon?: IconName | undefined;
  /** Whether the filter is on. Leave it out for a button that opens more filters. */
  pressed?: boolean | undefined;
  /** How many filters are set behind it, and what that means for screen readers ("5 filters"). */
  count?: { number: number; label: string } | undefined;
  /** It opens a panel: an arrow is shown after the label. */
  opens?: boolean | undefined;
}

/** A filter to switch on and off, or a button that opens more of them. `ref` and other props go to the button. */
export const FilterChip = ({ icon, pressed, count, opens, children, className, ...rest }: FilterChipProps) => (
  <button
    type="button"
    className={classNames(s.chip, className)}
    aria-pressed={pressed}
    aria-haspopup={opens ? 'dialog' : undefined}
    {...rest}
  >
    {icon && <Icon name={icon} size="sm" />}
    {children}
    {count && count.number > 0 && <CountBadge className={s.count} count={count.number} label={count.label} />}
    {opens && <Icon name="chevron" size="sm" />}
  </button>
);

export interface ChipRowProps extends ComponentPropsWithRef<'fieldset'> {
  /** The group's name for screen readers ("Quick filters"). */
  label: string;
  /** On phones one line that scrolls sideways, instead of several lines. */
  scrolls?: boolean | undefined;
  children?: ReactNode;
}

/** Chips in a row, as a group with a name. */
export const ChipRow = ({ label, scrolls, className, ...rest }: ChipRowProps) => (
  <fieldset className={classNames(s.row, className)} aria-label={label} data-scrolls={scrolls || undefined} {...rest} />
);
