import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import './leaflet-rules.css';
import s from './map.module.css';
import { pinPath } from './map-drawing';
import type { MapTexts } from './map-texts';
import { useMapGestures } from './use-map-gestures';

export interface MapViewProps {
  position: { lat: number; lng: number };
  zoom: number;
  /** With {z}, {x} and {y}. */
  tileUrl: string;
  label: string;
  describedBy: string;
  texts: MapTexts;
  /** Called when the first tiles have loaded. */
  onReady: () => void;
  /** Called when no tile could be loaded. */
  onFailure: () => void;
}

const farthestIn = 19;
/** How far an arrow key moves the map, in pixels. */
const stride = 80;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
};

/** The map itself, by Leaflet. Heavy: it is loaded when a map is near the viewport (`map.tsx`). */
export function MapView({ position, zoom, tileUrl, label, describedBy, texts, onReady, onFailure }: MapViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(undefined);
  const callbacks = useRef({ onReady, onFailure });
  callbacks.current = { onReady, onFailure };
  const { lat, lng } = position;
  const hint = useMapGestures(place, map);

  useEffect(() => {
    if (!place.current) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = new LeafletMap(place.current, {
      center: [lat, lng],
      zoom,
      maxZoom: farthestIn,
      // Keys, buttons and attribution are our own: labelled, in both themes, and without markup from a setting.
      keyboard: false,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !still,
      fadeAnimation: false,
      markerZoomAnimation: !still,
      inertia: !still,
    });
    let loaded = 0;
    const tiles = new TileLayer(tileUrl, { maxZoom: farthestIn });
    tiles.on('tileload', () => {
      loaded += 1;
      if (loaded === 1) callbacks.current.onReady();
    });
    // Leaflet fires it when all requests have failed too.
    tiles.on('load', () => loaded === 0 && callbacks.current.onFailure());
    tiles.addTo(made);
    const icon = new DivIcon({
      className: s.marker ?? '',
      html: pin,
      iconSize: [48, 60],
      iconAnchor: [24, 58],
    });
    new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(made);
    map.current = made;
    return () => {
      map.current = undefined;
      // Leaflet does not clear its pending wheel timer on `remove()`, and would zoom the removed map.
      clearTimeout(Reflect.get(made.scrollWheelZoom, '_timer'));
      made.remove();
    };
  }, [lat, lng, zoom, tileUrl]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (by) map.current?.panBy([...by], { animate: map.current.options.inertia === true });
    else if (event.key === '+' || event.key === '=') map.current?.zoomIn();
    else if (event.key === '-') map.current?.zoomOut();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={place}
        className={s.view}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is operated by keyboard, like an application
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      {hint && (
        <p className={s.hint} aria-hidden="true">
          {texts[hint]}
        </p>
      )}
      <div className={s.zoom}>
        <IconButton icon="plus" label={texts.zoomIn} onClick={() => map.current?.zoomIn()} />
        <IconButton icon="minus" label={texts.zoomOut} onClick={() => map.current?.zoomOut()} />
      </div>
    </>
  );
}

/** The same pin as the drawing's. */
const pin = `<svg viewBox="0 0 48 60" class="${s.pin}" focusable="false"><path class="${s.pinBody}" d="${pinPath}"/><circle class="${s.pinEye}" cx="24" cy="22" r="8"/></svg>`;
