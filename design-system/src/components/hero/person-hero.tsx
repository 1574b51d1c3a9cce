import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Avatar } from '../avatar/avatar';
import { Page } from '../layout/layout';
import { Skeleton } from '../skeleton/skeleton';
import s from './person-hero.module.css';

export interface PersonHeroProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The page's only h1. */
  name: string;
  image?: string | undefined;
  /** A line above the name ("Has given since 2026"). */
  eyebrow?: ReactNode | undefined;
  /** Below the avatar: a button that changes it. */
  pictureAction?: ReactNode | undefined;
  /** The goals the person gave to; highlighted among the seventeen. */
  goals?: readonly number[] | undefined;
  /** Numbers and buttons below the name. */
  children?: ReactNode | undefined;
}

/** The header of a person's page: avatar, name and numbers, over strips in the colours of the goals they gave to. */
export const PersonHero = (props: PersonHeroProps) => {
  const { name, image, eyebrow, pictureAction, goals = [], children, className, ...rest } = props;
  return (
    <header className={classNames(s.root, className)} {...rest}>
      <Page className={s.grid}>
        <div className={s.picture}>
          <Avatar className={s.face} seed={name} {...(image && { src: image })} />
          {pictureAction}
        </div>
        <div className={s.words}>
          {eyebrow && <p className={s.eyebrow}>{eyebrow}</p>}
          <h1 className={s.name} tabIndex={-1}>
            {name}
          </h1>
          {children}
        </div>
      </Page>
      <GivenStrip goals={goals} />
    </header>
  );
};

/** The placeholder while a person is loading. */
export const PersonHeroSkeleton = ({ className, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'children'>) => (
  <div className={classNames(s.root, className)} aria-hidden="true" {...rest}>
    <Page className={s.grid}>
      <Skeleton shape="circle" className={classNames(s.face, s.waiting)} />
      <div className={s.words}>
        <Skeleton length="short" />
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
        <Skeleton length="half" />
      </div>
    </Page>
    <GivenStrip goals={[]} />
  </div>
);

const all = Array.from({ length: 17 }, (_, index) => index + 1);

/** The seventeen colours as one line: bright for the given goals, pale for the others. Decoration. */
const GivenStrip = ({ goals }: { goals: readonly number[] }) => (
  <div className={s.strips} aria-hidden="true">
    {all.map((goal) => (
      <span key={goal} className={s.strip} data-goal={goal} data-given={goals.includes(goal) || undefined} />
    ))}
  </div>
);
