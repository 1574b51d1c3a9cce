import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Button } from '../button/button';
import { DrawingFailure } from './chart-drawing';
import s from './chart-frame.module.css';

/** The labels of the button that switches between chart and table. */
export interface ChartTexts {
  /** "Show as table". */
  showTable: string;
  /** "Show as chart". */
  showChart: string;
  /** Shown above the table when the chart failed to load ("The chart did not load. Here are its numbers."). */
  failed?: string | undefined;
}

export type ChartView = 'chart' | 'table';

/** Props of every chart: its names, and whether the chart or the table is shown. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** What the chart shows ("Hours given, by month"). */
  title: string;
  /** Hides the title, for charts below a heading; screen readers still read it. The button is then below the chart. */
  titleHidden?: boolean | undefined;
  /** The chart in one sentence ("312 hours in twelve months, most of them in June"). */
  summary: string;
  texts: ChartTexts;
  view?: ChartView | undefined;
  defaultView?: ChartView | undefined;
  onViewChange?: ((view: ChartView) => void) | undefined;
}

export interface ChartFrameProps extends Omit<ChartProps, 'summary'> {
  /**
   * The line below the title: the summary, or the selected value. Hidden from screen readers, which read the chart's
   * name. `false` where there is no such line.
   */
  readout: ReactNode;
  legend?: ReactNode | undefined;
  /** The numbers are loading: the line and the button keep their room. */
  loading?: boolean | undefined;
  /** The same numbers as a table. Omit it when there are no numbers: the button is then hidden. */
  table: ReactNode;
  /** The chart; a `ChartDrawing` inside may fail. */
  children: ReactNode;
}

/**
 * The frame of every chart: title, readout, legend, and the button that shows the numbers as a table. If the drawing
 * fails to load, the table is shown; switching back to the chart retries.
 */
export const ChartFrame = (props: ChartFrameProps) => {
  const {
    title,
    titleHidden,
    texts,
    view,
    defaultView = 'chart',
    onViewChange,
    readout,
    legend,
    loading = false,
    table,
    ...others
  } = props;
  const { children, className, ...rest } = others;
  const id = useId();
  const [ownView, setOwnView] = useState<ChartView>(defaultView);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const shown = !table ? 'chart' : failed ? 'table' : (view ?? ownView);
  const other = shown === 'chart' ? 'table' : 'chart';
  const turn = () => {
    setFailed(false);
    setOwnView(other);
    onViewChange?.(other);
  };
  return (
    <figure
      className={classNames(s.root, className)}
      aria-labelledby={id}
      aria-busy={loading || undefined}
      data-view={shown}
      {...rest}
    >
      <div className={s.top} data-title-hidden={titleHidden || undefined}>
        <figcaption id={id} className={s.title} data-hidden={titleHidden || undefined}>
          <SoftBreaks>{title}</SoftBreaks>
        </figcaption>
        {(table || loading) && (
          <Button
            variant="quiet"
            size="sm"
            className={s.turn}
            disabled={loading}
            aria-hidden={loading || undefined}
            onClick={turn}
          >
            {other === 'table' ? texts.showTable : texts.showChart}
          </Button>
        )}
      </div>
      <div role="status" className={s.status}>
        {shown === 'table' && failed && <p className={s.failed}>{texts.failed}</p>}
      </div>
      {shown === 'table' ? (
        table
      ) : (
        <>
          {readout !== false && (
            <div className={s.readout} aria-hidden="true">
              {readout}
            </div>
          )}
          {legend}
          <DrawingFailure value={fail}>{children}</DrawingFailure>
        </>
      )}
    </figure>
  );
};
