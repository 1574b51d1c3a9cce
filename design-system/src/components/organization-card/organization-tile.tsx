import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Avatar } from '../avatar/avatar';
import { GoalPoster } from '../goal-poster/goal-poster';
import { GoalTile } from '../goal-tile/goal-tile';
import { Picture, type PictureSource } from '../picture/picture';
import { Skeleton } from '../skeleton/skeleton';
import s from './organization-tile.module.css';

export interface OrganizationTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  /** The address that the whole card links to. */
  href: string;
  /** The wide picture; without it the poster of its first goal is shown. */
  image?: PictureSource | undefined;
  logo?: string | undefined;
  /** "Non-profit in Smögen". */
  detail?: ReactNode | undefined;
  /** What it does, in one or two sentences. */
  summary?: string | undefined;
  /** The language of the summary, as in `lang`. */
  summaryLang?: string | undefined;
  /** A short text at the foot: "4 open gygs". */
  note?: ReactNode | undefined;
  /** Its goals, the most frequent first; three are shown. */
  goals: readonly { id: number; label: string }[];
  headingLevel?: 2 | 3 | undefined;
}

/** Shown without a picture and without goals: partnerships. */
const partnerships = 17;

/** An organisation in a grid: picture with the logo on its edge, name, kind and place, summary, goals. */
export const OrganizationTile = (props: OrganizationTileProps) => {
  const { name, href, image, logo, detail, summary, summaryLang, note, goals, ...others } = props;
  const { headingLevel = 2, className, ...rest } = others;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(s.root, className)} {...rest}>
      <div className={s.picture}>
        {image ? <Picture {...image} /> : <GoalPoster goal={goals[0]?.id ?? partnerships} />}
      </div>
      <div className={s.body}>
        <Avatar kind="organization" size="lg" seed={name} src={logo} className={s.logo} />
        <Heading className={s.name}>
          <a className={s.link} href={href}>
            <SoftBreaks>{name}</SoftBreaks>
          </a>
        </Heading>
        {detail && <p className={s.detail}>{detail}</p>}
        {summary && (
          <p className={s.summary} lang={summaryLang}>
            {summary}
          </p>
        )}
      </div>
      <div className={s.foot}>
        <span>{note}</span>
        <span className={s.goals}>
          {goals.slice(0, 3).map(({ id, label }) => (
            <GoalTile key={id} goal={id} title={label} size="sm" />
          ))}
        </span>
      </div>
    </article>
  );
};

/** The loading card, with its height. */
export const OrganizationTileSkeleton = () => (
  <div className={s.root} aria-hidden="true">
    <div className={s.picture} />
    <div className={s.body}>
      <div className={classNames(s.logo, s.blank)} />
      <Skeleton shape="heading" length="half" />
      <Skeleton length="short" />
      <Skeleton length="long" />
    </div>
    <div className={s.foot}>
      <Skeleton length="short" />
    </div>
  </div>
);
