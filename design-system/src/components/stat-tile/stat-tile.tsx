import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Skeleton } from '../skeleton/skeleton';
import s from './stat-tile.module.css';

export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number, formatted ("1 240"), with its unit where it has one. */
  figure: ReactNode;
  /** What the number is a part of ("of 88"), smaller after it. */
  of?: ReactNode | undefined;
  /** A bar below, for a number that is a part of another; the words say the same. */
  meter?: { value: number; max: number } | undefined;
  /** What the number counts ("hours given"); with `href`, the link's text. */
  label: ReactNode;
  /** A quiet line below. */
  note?: ReactNode | undefined;
  /** The trend as text ("12 more than last year"); the arrow is decoration. */
  trend?: { direction: 'up' | 'down' | 'even'; text: ReactNode } | undefined;
  /** The goal whose colour is above the tile. */
  goal?: number | undefined;
  /** A page with details; the whole tile is the target. */
  href?: string | undefined;
  /** The number is loading; its space is reserved. */
  loading?: boolean | undefined;
}

const arrows = { up: '↑', down: '↓', even: '→' } as const;

/** One number and its label. */
export const StatTile = (props: StatTileProps) => {
  const { figure, of, meter, label, note, trend, goal, href, loading, className, ...rest } = props;
  return (
    <div
      className={classNames(s.root, className)}
      data-goal={goal}
      data-railed={goal !== undefined || undefined}
      aria-busy={loading || undefined}
      {...rest}
    >
      <p className={s.words}>
        <span className={s.figure}>
          {loading ? <Skeleton shape="heading" length="half" /> : figure}
          {of && !loading && <span className={s.of}> {of}</span>}
        </span>{' '}
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
      {meter && <Bar {...meter} />}
    </div>
  );
};

const Bar = ({ value, max }: { value: number; max: number }) => {
  const share = max > 0 ? Math.min(value / max, 1) : 0;
  return <span className={s.bar} aria-hidden="true" style={{ '--share': `${share * 100}%` } as CSSProperties} />;
};

export interface StatTilesProps extends ComponentPropsWithRef<'div'> {
  /** Names the group ("In numbers"). */
  label: string;
}

/** Stat tiles beside each other, as many as fit. */
export const StatTiles = ({ label, className, ...rest }: StatTilesProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are numbers with a common name
  <div className={classNames(s.group, className)} role="group" aria-label={label} {...rest} />
);
