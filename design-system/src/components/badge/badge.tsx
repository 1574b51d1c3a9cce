import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'info' | 'warn' | 'bad';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone | undefined;
  /** `state` is round with a dot: where something is in its course, like the state of a gyg. */
  look?: 'label' | 'state' | undefined;
}

/** A short label: places left, a role; or a state: waiting, approved. */
export const Badge = ({ tone = 'neutral', look = 'label', className, ...rest }: BadgeProps) => (
  <span className={classNames(s.root, look === 'state' && s.state, className)} data-tone={tone} {...rest} />
);

/** The states of a gyg as people see them, derived from its dates. */
export type GygState = 'draft' | 'upcoming' | 'ongoing' | 'past';

export interface StateBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  state: GygState;
  /** The state's name in the page's language. */
  label: string;
}

/** A gyg's state, with a coloured dot. */
export const StateBadge = ({ state, label, className, ...rest }: StateBadgeProps) => (
  <span className={classNames(s.root, s.state, className)} data-state={state} {...rest}>
    {label}
  </span>
);

export interface TagProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The address of everything with this tag; without it the tag is not a link. */
  href?: string | undefined;
}

/** A tag given by a host. `ref` goes to the link, if there is one. */
export const Tag = ({ href, className, children, ...rest }: TagProps) =>
  href === undefined ? (
    <span className={classNames(s.root, s.tag, className)}>{children}</span>
  ) : (
    <a className={classNames(s.root, s.tag, className)} href={href} {...rest}>
      {children}
    </a>
  );
