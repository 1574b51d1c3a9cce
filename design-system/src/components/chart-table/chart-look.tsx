import { type ReactNode, useId } from 'react';
import s from './chart-look.module.css';

/** A series' position in the palette, each with its own pattern; `rest` is for all others combined. */
export type ChartTone = 1 | 2 | 3 | 4 | 'rest';

/** What distinguishes a series: a goal's colour (with its number), or a tone with a pattern. Never colour alone. */
export interface ChartLook {
  /** The goal's number, 1 to 17; wins over `tone`. */
  goal?: number | undefined;
  tone?: ChartTone | undefined;
}

const tones: readonly ChartTone[] = [1, 2, 3, 4];

/** The default tone of the series at `index`: the fifth and later have the fourth's. */
export const toneAt = (index: number): ChartTone => tones[Math.min(index, tones.length - 1)] ?? 4;

const marks: Record<ChartTone, ReactNode> = {
  1: null,
  2: <path d="M-2 2L2 -2M-2 10L10 -2M6 10L10 6" />,
  3: (
    <>
      <circle cx="2" cy="2" r="1.1" />
      <circle cx="6" cy="6" r="1.1" />
    </>
  ),
  4: <path d="M4 0V8M0 4H8" />,
  rest: <path d="M0 2H8M0 6H8" />,
};

/** A `<pattern>` to fill shapes with, by `url(#id)`. */
export const ChartPattern = ({ id, goal, tone = 1 }: ChartLook & { id: string }) => (
  <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" className={s.look} {...dataOf({ goal, tone })}>
    <rect width="8" height="8" className={s.fill} />
    {goal === undefined && <g className={s.mark}>{marks[tone]}</g>}
  </pattern>
);

const dataOf = ({ goal, tone }: ChartLook) => (goal === undefined ? { 'data-tone': tone } : { 'data-goal': goal });

/** The class of a shape filled with a look; set `data-goal` on it for a goal's look. */
export const chartEdge = s.edge;

/** A series' look in a small square, for legends and readouts. */
export const ChartSwatch = (look: ChartLook) => {
  const id = useId();
  return (
    <svg className={s.swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <ChartPattern id={id} {...look} />
      <rect
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        rx="3.5"
        fill={`url(#${id})`}
        className={chartEdge}
        data-goal={look.goal}
      />
    </svg>
  );
};

export interface ChartLegendProps {
  entries: readonly (ChartLook & { key: string; label: string })[];
}

/** The names of the series, each beside its look. Hidden from screen readers, which have the table. */
export const ChartLegend = ({ entries }: ChartLegendProps) => (
  <ul className={s.legend} aria-hidden="true">
    {entries.map(({ key, label, goal, tone }) => (
      <li key={key} className={s.entry}>
        <ChartSwatch goal={goal} tone={tone} />
        {label}
      </li>
    ))}
  </ul>
);
