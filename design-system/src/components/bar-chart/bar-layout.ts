import { max } from 'd3-array';
import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';
import { type Bar, type BarSeries, totalOf } from './bar-series';

/** The minimum width of a bar's slot before the plot scrolls. */
const narrowest = 26;
const widestBar = 56;
/** The approximate width of a character on the axis; the font's digits all have the same width. */
const letter = 7.4;
const widthOf = (text: string): number => text.length * letter;

export interface BarLayout {
  /** Width of the axis labels' column. */
  axis: number;
  /** Width of the part that scrolls. */
  inner: number;
  /** Width of a bar's slot, including the space beside it. */
  step: number;
  top: number;
  base: number;
  x: ScaleBand<string>;
  y: ScaleLinear<number, number>;
  barWidth: number;
  ticks: readonly { value: number; y: number }[];
  /** Every nth bar has a tick, counted from the last. */
  tickEvery: number;
  /** Whether there is room for values above bars. */
  withValues: boolean;
}

export interface BarLayoutInput {
  bars: readonly Bar[];
  series: readonly BarSeries[];
  formatTick: (value: number) => string;
  /** In px, of the whole drawing. */
  width: number;
  height: number;
}

/** Computes all positions, in px. */
export const barLayout = ({ bars, series, formatTick, width, height }: BarLayoutInput): BarLayout => {
  const totals = bars.map((bar) => totalOf(bar, series) ?? 0);
  const top = 24;
  const grouped = bars.some(({ group }) => group !== undefined);
  const base = height - (grouped ? 44 : 26);
  const y = scaleLinear([0, max(totals) || 1], [base, top]).nice(4);
  const whole = totals.every(Number.isInteger);
  const values = y.ticks(4).filter((value) => !whole || Number.isInteger(value));
  const axis = Math.ceil(Math.max(...values.map((value) => widthOf(formatTick(value))))) + 12;
  const step = Math.max(narrowest, (width - axis) / Math.max(1, bars.length));
  const inner = step * bars.length;
  const x = scaleBand(
    bars.map(({ key }) => String(key)),
    [0, inner],
  )
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const widest = Math.max(...bars.map(({ tick }) => widthOf(tick)));
  return {
    axis,
    inner,
    step,
    top,
    base,
    x,
    y,
    barWidth: Math.min(widestBar, x.bandwidth()),
    ticks: values.map((value) => ({ value, y: y(value) })),
    tickEvery: Math.max(1, Math.ceil((widest + 8) / step)),
    withValues: Math.max(...totals.map((total) => widthOf(formatTick(total)))) + 4 <= step,
  };
};
