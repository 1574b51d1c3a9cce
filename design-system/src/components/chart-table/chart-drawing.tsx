import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type OnDemand, useOnDemand } from '../../behaviour/on-demand';

/** Lets a drawing tell its frame that it failed to load; the frame then shows the table. */
export const DrawingFailure = createContext<() => void>(() => undefined);

export interface ChartDrawingProps<Part> {
  /** Imports the drawing; called when it is first shown. */
  drawing: OnDemand<Part>;
  /** Shown while loading; the same size as the drawing. */
  fallback: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A chart's drawing: a separate module that loads with the first chart. Mounting it again retries a failed load. */
export function ChartDrawing<Part>({ drawing, fallback, children }: ChartDrawingProps<Part>) {
  const { part } = useOnDemand(drawing, false);
  const fail = useContext(DrawingFailure);
  useEffect(() => {
    let here = true;
    void drawing.load().then((loaded) => {
      if (here && !loaded) fail();
    });
    return () => {
      here = false;
    };
  }, [drawing, fail]);
  return part === undefined ? fallback : children(part);
}
