import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { groundMakers } from './ground/ground-makers';
import s from './map.module.css';
import { MapDrawing, pinPath } from './map-drawing';
import type { MapTexts } from './map-texts';
import { useNearView } from './use-near-view';

export interface PlaceMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The place's address. Shown, and used as the map's name. */
  label: string;
  /** Degrees (WGS 84); null if the place is not known. */
  position: { lat: number; lng: number } | null;
  /** 15 by default: a neighbourhood. Without tiles the map shows the part of the country. */
  zoom?: number | undefined;
  /** In pixels; 400 by default, 200 on a gyg's page. The same with map and drawing. */
  height?: number | undefined;
  /** The tile server's URL, with {z}, {x} and {y}, and the attribution; null draws coasts and towns. */
  tiles: { url: string; attribution: ReactNode } | null;
  /** The place on an external map; opens in a new window. */
  href: string;
  texts: MapTexts;
}

/** The zoom of drawn coasts: some 250 km from edge to edge of a gyg's page. */
const partOfCountry = 6;

const view = onDemand(() => import('./map-view').then((file) => file.MapView));

/**
 * A place on a map, with its address and a link to a larger map. Without tiles the map has drawn coasts and towns.
 * Without a position, offline, or while loading, a drawing of the same size is shown. In the colour of the surrounding goal (`data-goal`).
 */
export const PlaceMap = (props: PlaceMapProps) => {
  const { label, position, zoom = 15, height = 400, tiles, href, texts, className, ref, ...rest } = props;
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [shown, setShown] = useState<'waiting' | 'map' | 'failed'>('waiting');
  const near = useNearView(frame);
  const wanted = near && position !== null && shown !== 'failed';
  const { part: View } = useOnDemand(view, wanted);

  // Back online: try the map again.
  useEffect(() => {
    const again = () => setShown((before) => (before === 'failed' ? 'waiting' : before));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return (
    <section ref={ref} className={classNames(s.root, className)} aria-label={label} data-state={shown} {...rest}>
      <div ref={frame} className={s.frame} style={{ '--height': `${height}px` } as CSSProperties}>
        {(tiles !== null || position === null || shown === 'failed') && <MapDrawing />}
        <svg viewBox="0 0 48 60" className={s.pin} data-pin="" aria-hidden="true" focusable="false">
          <path className={s.pinBody} d={pinPath} />
          <circle className={s.pinEye} cx="24" cy="22" r="8" />
        </svg>
        {View && wanted && (
          <div className={s.layer}>
            <View
              position={position}
              tileUrl={tiles?.url ?? null}
              describedBy={`${id}-how`}
              onReady={() => setShown('map')}
              onFailure={() => setShown('failed')}
              zoom={tiles === null ? Math.min(zoom, partOfCountry) : zoom}
              {...{ label, texts }}
            />
            <VisuallyHidden id={`${id}-how`}>{texts.howTo}</VisuallyHidden>
          </div>
        )}
        <div className={s.plate}>
          <p className={s.address} title={label}>
            {label}
          </p>
          <a className={s.link} href={href} target="_blank" rel="noopener">
            {texts.open}
            <Icon name="external" size="sm" />
          </a>
        </div>
        {shown === 'map' && <p className={s.thanks}>{tiles?.attribution ?? groundMakers}</p>}
      </div>
    </section>
  );
};
