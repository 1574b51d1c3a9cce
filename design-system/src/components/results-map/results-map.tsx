import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { classNames } from '../../class-names';
import { groundMakers } from '../map/ground/ground-makers';
import { useNearView } from '../map/use-near-view';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import s from './results-map.module.css';
import type { ResultsMapBase } from './results-map-props';

export interface ResultsMapProps
  extends ResultsMapBase,
    Omit<ComponentPropsWithRef<'section'>, 'children' | keyof ResultsMapBase> {
  /** The tile server's URL, with {z}, {x} and {y}, and the attribution; null draws coasts and towns. */
  tiles: { url: string; attribution: ReactNode } | null;
}

const view = onDemand(() => import('./results-view').then((file) => file.ResultsView));

/**
 * Places of search results on a map, as high as its container: pins with a short text, one pin for several that would
 * overlap, a small card for the chosen one, and a button that searches the visible part. Leaflet loads when the map is
 * near the viewport. `ref` and other attributes go to the section.
 */
export const ResultsMap = (props: ResultsMapProps) => {
  const { label, pins, area, start, texts, renderCard, onArea, tiles, className, ref, ...rest } = props;
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState<'waiting' | 'map' | 'failed'>('waiting');
  const near = useNearView(frame);
  const { part: View, failed } = useOnDemand(view, near);

  // Back online: try the map again.
  useEffect(() => {
    const again = () => setShown((before) => (before === 'failed' ? 'waiting' : before));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const broken = failed || shown === 'failed';
  return (
    <section ref={ref} className={classNames(s.root, className)} aria-label={label} data-state={shown} {...rest}>
      <div ref={frame} className={s.frame}>
        {View && near && !broken && (
          <View
            {...{ label, pins, area, start, texts, renderCard, onArea }}
            tileUrl={tiles?.url ?? null}
            describedBy={`${id}-how`}
            onReady={() => setShown('map')}
            onFailure={() => setShown('failed')}
          />
        )}
        {broken && <p className={s.failed}>{texts.failed}</p>}
        <VisuallyHidden id={`${id}-how`}>{texts.howTo}</VisuallyHidden>
        {shown === 'map' && <p className={s.thanks}>{tiles?.attribution ?? groundMakers}</p>}
      </div>
    </section>
  );
};
