import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Icon } from '../icon/icon';
import s from './goal-link.module.css';
import { GoalTile } from './goal-tile';

export interface GoalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'title'> {
  /** The goal's number, 1 to 17. */
  goal: number;
  href: string;
  /**
   * The link's label and tooltip ("Goal 14: Life below water"). The name below is added if the label does not contain
   * it.
   */
  label: string;
  /** Shown below the tile; omit it where tiles are close together. */
  name?: string | undefined;
  size?: 40 | 60 | 80 | undefined;
  /** Shows the number on the tile; from 60 px. */
  numbered?: boolean | undefined;
  /** The goal that the page already shows. */
  selected?: boolean | undefined;
}

/** A goal's tile as a link, with its name below; always large enough to tap. */
export const GoalLink = ({
  goal,
  label,
  name,
  size = 60,
  numbered,
  selected,
  href,
  className,
  ...rest
}: GoalLinkProps) => (
  <a
    href={href}
    className={classNames(s.root, className)}
    data-size={size}
    data-goal={goal}
    data-selected={selected || undefined}
    aria-label={name === undefined || label.includes(name) ? label : `${label} (${name})`}
    aria-current={selected || undefined}
    title={label}
    {...rest}
  >
    <span className={s.tile}>
      <GoalTile goal={goal} size={size} numbered={numbered} />
      {selected && <Icon name="check" size="sm" className={s.check} />}
    </span>
    {name && (
      <span className={s.name} aria-hidden="true">
        <SoftBreaks>{name}</SoftBreaks>
      </span>
    )}
  </a>
);
