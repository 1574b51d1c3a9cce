import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useState } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Button } from '../button/button';
import { DrawingFailure } from './chart-drawing';
import s from './chart-frame.module.css';

/** What the button says that changes between picture and numbers. */
export interface ChartTexts {
  /** "Show as table". */
  showTable: string;
  /** "Show as chart". */
  showChart: string;
  /** Said above the table when the picture's file could not be had ("The chart did not load. Here are its numbers."). */
  failed?: string | undefined;
}

export type ChartView = 'chart' | 'table';

/** What every chart takes: its names, and which of its two forms is seen. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> {
  /** What the chart shows ("Hours given, by month"). */
  title: string;
  /** Leaves the title to a heading above; screen readers still hear it. The button is below the picture then. */
  titleHidden?: boolean | undefined;
  /** The chart in one sentence ("312 hours in twelve months, most of them in June"). */
  summary: string;
  texts: ChartTexts;
  view?: ChartView | undefined;
  defaultView?: ChartView | undefined;
  onViewChange?: ((view: ChartView) => void) | undefined;
}

export interface ChartFrameProps extends Omit<ChartProps, 'summary'> {
  /** The line below the title: the summary, or what is pointed at. Hidden from screen readers, who hear the picture's name. */
  readout: ReactNode;
  legend?: ReactNode | undefined;
  /** The same numbers as a table. None while there are no numbers: then there is no button either. */
  table: ReactNode;
  /** The picture; a `ChartDrawing` in it may fail. */
  children: ReactNode;
}

/**
 * What is around every chart: title, readout, legend, and the button that shows the numbers as a table. A picture that
 * could not be had gives its place to the table; who asks for the chart then has it fetched again.
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
    <figure className={classNames(s.root, className)} aria-labelledby={id} data-view={shown} {...rest}>
      <div className={s.top} data-title-hidden={titleHidden || undefined}>
        <figcaption id={id} className={s.title} data-hidden={titleHidden || undefined}>
          <SoftBreaks>{title}</SoftBreaks>
        </figcaption>
        {table && (
          <Button variant="quiet" size="sm" className={s.turn} onClick={turn}>
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
          <div className={s.readout} aria-hidden="true">
            {readout}
          </div>
          {legend}
          <DrawingFailure value={fail}>{children}</DrawingFailure>
        </>
      )}
    </figure>
  );
};
