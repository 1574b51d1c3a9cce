import { Children, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { GoalGlyph } from '../goal-tile/goal-tile';
import { Icon } from '../icon/icon';
import s from './side-panel.module.css';

export interface SidePanelProps extends ComponentPropsWithRef<'aside'> {
  /** Names the landmark ("Facts"). */
  label: string;
}

/**
 * The side column of a page: state, facts, goal, host. On one-column pages, facts and goals are beside each other in
 * it.
 */
export const SidePanel = ({ label, className, ...rest }: SidePanelProps) => (
  <aside className={classNames(s.root, className)} aria-label={label} {...rest} />
);

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** `term` is for screen readers; the icon shows it. */
  facts: readonly { term: string; icon: IconName; value: ReactNode; detail?: ReactNode }[];
}

/** When, where, who: an icon, a value, a line below. */
export const FactList = ({ facts, className, ...rest }: FactListProps) => (
  <dl className={classNames(s.facts, className)} {...rest}>
    {facts.map((fact) => (
      <div key={fact.term} className={s.fact}>
        <dt className={s.term}>
          <Icon name={fact.icon} />
          <span className={s.hidden}>{fact.term}</span>
        </dt>
        <dd className={s.detail}>
          <span className={s.value}>{fact.value}</span>
          {fact.detail}
        </dd>
      </div>
    ))}
  </dl>
);

/** The page's main action, between lines, after the facts; below both columns where there are two. */
export const SideAction = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div className={classNames(s.action, className)} {...rest} />
);

export interface PrimaryGoalProps extends Omit<ComponentPropsWithRef<'p'>, 'children' | 'title'> {
  goal: number;
  /** "Goal 14". */
  label: string;
  title: string;
}

/** The goal of a gyg: its glyph on its colour, number and title. */
export const PrimaryGoal = ({ goal, label, title, className, ...rest }: PrimaryGoalProps) => (
  <p className={classNames(s.goal, className)} data-goal={goal} {...rest}>
    <span className={s.tile}>
      <GoalGlyph goal={goal} className={s.glyph} />
    </span>
    <span>
      <span className={s.goalLabel}>{label}</span>
      <span className={s.goalTitle}>
        <SoftBreaks>{title}</SoftBreaks>
      </span>
    </span>
  </p>
);

export interface SideGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  /** Whether each child is a list item: goals, partners, links. */
  list?: boolean | undefined;
  /** `row`: the title is beside the content. `plain`: the title is for screen readers only. */
  look?: 'titled' | 'row' | 'plain' | undefined;
}

/** A small titled group in the side panel: related goals, host, partners. */
export const SideGroup = ({ title, list, look = 'titled', children, className, ...rest }: SideGroupProps) => {
  const id = useId();
  return (
    <section className={classNames(s.group, className)} data-look={look} aria-labelledby={id} {...rest}>
      <h2 className={look === 'plain' ? s.hidden : s.groupTitle} id={id}>
        {title}
      </h2>
      {list ? <SideList>{children}</SideList> : <div className={s.groupBody}>{children}</div>}
    </section>
  );
};

export interface SideListProps extends ComponentPropsWithRef<'ul'> {}

/** Goals, links or logos in a row that wraps; each child becomes a list item. */
export const SideList = ({ children, className, ...rest }: SideListProps) => (
  <ul className={classNames(s.groupBody, className)} {...rest}>
    {Children.map(children, (child) => child && <li className={s.item}>{child}</li>)}
  </ul>
);
