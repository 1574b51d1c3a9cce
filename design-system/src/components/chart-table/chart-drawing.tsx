import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type OnDemand, useOnDemand } from '../../behaviour/on-demand';

/** How a picture tells its frame that it could not be loaded; the frame then shows the table. */
export const DrawingFailure = createContext<() => void>(() => undefined);

export interface ChartDrawingProps<Part> {
  /** What draws, fetched when it is first shown. */
  drawing: OnDemand<Part>;
  /** Of the same size, until it has come. */
  fallback: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A chart's picture: a file of its own, that comes with the first chart. Each opening asks again for what failed before. */
export function ChartDrawing<Part>({ drawing, fallback, children }: ChartDrawingProps<Part>) {
  const { part } = useOnDemand(drawing, false);
  const fail = useContext(DrawingFailure);
  useEffect(() => {
    let here = true;
    void drawing.load().then((come) => {
      if (here && !come) fail();
    });
    return () => {
      here = false;
    };
  }, [drawing, fail]);
  return part === undefined ? fallback : children(part);
}
