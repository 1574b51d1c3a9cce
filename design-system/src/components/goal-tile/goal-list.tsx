import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { GoalLink } from './goal-link';
import s from './goal-list.module.css';

export interface GoalListEntry {
  /** The goal's number, 1 to 17. */
  id: number;
  /** Short enough to fit below a tile. */
  name: string;
  /** The link's label and tooltip. */
  label: string;
  href: string;
}

export interface GoalListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The most important first. */
  goals: readonly GoalListEntry[];
  /**
   * One size for all without names; or `ranked`: 80 px for the first three, 60 for the next three, with names, then 40.
   */
  size?: 40 | 60 | 80 | 'ranked' | undefined;
}

const ranked = (index: number): 40 | 60 | 80 => (index < 3 ? 80 : index < 6 ? 60 : 40);

/** Goals in a row that wraps, each a link. */
export const GoalList = ({ goals, size = 'ranked', className, ...rest }: GoalListProps) => (
  <ul className={classNames(s.root, className)} data-size={size} {...rest}>
    {goals.map(({ id, name, label, href }, index) => {
      const own = size === 'ranked' ? ranked(index) : size;
      return (
        <li key={id} className={s.item} data-size={own}>
          <GoalLink
            goal={id}
            label={label}
            name={size === 'ranked' && own > 40 ? name : undefined}
            href={href}
            size={own}
          />
        </li>
      );
    })}
  </ul>
);
