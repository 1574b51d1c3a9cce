import { type PointerEvent, useEffect, useId } from 'react';
import { ChartPattern } from '../chart-table/chart-look';
import { ChartScrubber } from '../chart-table/chart-scrubber';
import { useWidth } from '../chart-table/use-width';
import s from './bar-chart.module.css';
import { BarColumn } from './bar-column';
import { BarGroups } from './bar-groups';
import { barLayout } from './bar-layout';
import type { Bar, BarSeries } from './bar-series';

export interface BarDrawingProps {
  label: string;
  barLabel: string;
  bars: readonly Bar[];
  series: readonly BarSeries[];
  formatTick: (value: number) => string;
  opensAt: 'first' | 'last';
  active: number | null;
  onActiveChange: (active: number | null) => void;
  /** Describes a bar in one line. */
  sentence: (bar: Bar) => string;
}

/** The chart itself. A separate module, so that scales load with the first chart and not with the page. */
export const BarDrawing = (props: BarDrawingProps) => {
  const { label, barLabel, bars, series, formatTick, opensAt, active, onActiveChange, sentence } = props;
  const id = useId();
  const frame = useWidth();
  const scroller = useWidth();
  const box = frame.ref.current;
  const height = box?.clientHeight || 240;
  const layout = barLayout({ bars, series, formatTick, width: frame.width, height });
  const { axis, step, inner, base, ticks, tickEvery, withValues } = layout;

  // The newest bars are at the end.
  useEffect(() => {
    const view = scroller.ref.current;
    if (view) view.scrollLeft = opensAt === 'last' ? inner : 0;
  }, [inner, opensAt, scroller.ref]);
  useEffect(() => {
    const view = scroller.ref.current;
    if (!view || active === null) return;
    const from = active * step;
    if (from < view.scrollLeft) view.scrollLeft = from;
    else if (from + step > view.scrollLeft + view.clientWidth) view.scrollLeft = from + step - view.clientWidth;
  }, [active, step, scroller.ref]);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const index = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / step);
    onActiveChange(index >= 0 && index < bars.length ? index : null);
  };
  const shown = bars[active ?? bars.length - 1];

  return (
    <div className={s.drawing} ref={frame.ref}>
      <svg className={s.axis} width={axis} height={height} aria-hidden="true" focusable="false">
        {ticks.map(({ value, y }) => (
          <text key={value} x={axis - 8} y={y} dy="0.35em" className={s.tick} data-end>
            {formatTick(value)}
          </text>
        ))}
      </svg>
      <div className={s.scroller} ref={scroller.ref}>
        <div className={s.canvas} style={{ width: inner }}>
          <svg
            width={inner}
            height={height}
            role="img"
            aria-label={label}
            className={s.svg}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => onActiveChange(null)}
          >
            <defs>
              {series.map(({ key, goal, tone }, index) => (
                <ChartPattern key={key} id={`${id}-${index}`} goal={goal} tone={tone} />
              ))}
            </defs>
            {ticks.map(({ value, y }) => (
              <line
                key={value}
                x1="0"
                x2={inner}
                y1={y}
                y2={y}
                className={s.grid}
                data-base={value === 0 || undefined}
              />
            ))}
            {bars.map((bar, index) => (
              <BarColumn
                key={bar.key}
                bar={bar}
                series={series}
                patterns={id}
                layout={layout}
                index={index}
                value={withValues ? formatTick : undefined}
                tick={(bars.length - 1 - index) % tickEvery === 0}
                active={index === active}
              />
            ))}
            <line x1="0" x2={inner} y1={base} y2={base} className={s.grid} data-base />
          </svg>
          <BarGroups bars={bars} step={step} top={base + 24} />
          {shown && (
            <ChartScrubber
              label={barLabel}
              count={bars.length}
              active={active}
              valueText={sentence(shown)}
              onActiveChange={onActiveChange}
            />
          )}
        </div>
      </div>
    </div>
  );
};
