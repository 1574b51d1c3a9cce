import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Skeleton } from '../skeleton/skeleton';
import s from './stat-tile.module.css';

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number, formatted ("1 240"), with its unit where it has one. */
  figure: ReactNode;
  /** What it counts ("hours given"); with `href` the link. */
  label: ReactNode;
  /** A quiet line below. */
  note?: ReactNode | undefined;
  /** Where it goes, in words ("12 more than last year"); the arrow is drawing only. */
  trend?: { direction: 'up' | 'down' | 'even'; text: ReactNode } | undefined;
  /** The goal whose colour is above it. */
  goal?: number | undefined;
  /** Where more about it stands; the whole tile is the target. */
  href?: string | undefined;
  /** The number is on its way; the place is kept. */
  loading?: boolean | undefined;
}

const arrows = { up: '↑', down: '↓', even: '→' } as const;

/** One number that matters, and what it says. */
export const StatTile = (props: StatTileProps) => {
  const { figure, label, note, trend, goal, href, loading, className, ...rest } = props;
  return (
    <div
      className={classNames(s.root, className)}
      data-goal={goal}
      data-railed={goal !== undefined || undefined}
      aria-busy={loading || undefined}
      {...rest}
    >
      <p className={s.words}>
        <span className={s.figure}>{loading ? <Skeleton shape="heading" length="half" /> : figure}</span>{' '}
        {href === undefined ? (
          <span className={s.label}>{label}</span>
        ) : (
          <a className={s.label} href={href}>
            {label}
          </a>
        )}
      </p>
      {trend && !loading && (
        <p className={s.trend} data-direction={trend.direction}>
          <span aria-hidden="true">{arrows[trend.direction]}</span> {trend.text}
        </p>
      )}
      {note && <p className={s.note}>{note}</p>}
    </div>
  );
};

export interface StatTilesProps extends ComponentPropsWithRef<'div'> {
  /** Names the group ("In numbers"). */
  label: string;
}

/** Numbers beside each other, as many as there is room for. */
export const StatTiles = ({ label, className, ...rest }: StatTilesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are numbers with a common name
  <div className={classNames(s.group, className)} role="group" aria-label={label} {...rest} />
);
