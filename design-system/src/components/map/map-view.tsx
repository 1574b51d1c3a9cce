import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createMap } from './create-map';
import s from './map.module.css';
import { pinPath } from './map-drawing';
import { moveByKey } from './map-keys';
import type { MapTexts } from './map-texts';
import { useMapGestures } from './use-map-gestures';
import { ZoomButtons } from './zoom-buttons';

export interface MapViewProps {
  position: { lat: number; lng: number };
  zoom: number;
  /** With {z}, {x} and {y}; null draws coasts and towns. */
  tileUrl: string | null;
  label: string;
  describedBy: string;
  texts: MapTexts;
  /** Called when the first tiles have loaded, or the ground is drawn. */
  onReady: () => void;
  /** Called when neither could be loaded. */
  onFailure: () => void;
}

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
    const view = createMap(place.current, {
      center: { lat, lng },
      zoom,
      tileUrl,
      animated: true,
      tracksWindow: true,
      onReady: () => callbacks.current.onReady(),
      onFailure: () => callbacks.current.onFailure(),
    });
    const icon = new DivIcon({
      className: s.marker ?? '',
      html: pin,
      iconSize: [48, 60],
      iconAnchor: [24, 58],
    });
    new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(view.map);
    map.current = view.map;
    return () => {
      map.current = undefined;
      view.remove();
    };
  }, [lat, lng, zoom, tileUrl]);

  return (
    <>
      <div
        ref={place}
        className={s.view}
        data-drawn={tileUrl === null || undefined}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is operated by keyboard, like an application
        tabIndex={0}
        onKeyDown={(event) => moveByKey(map.current, event)}
      />
      {hint && (
        <p className={s.hint} aria-hidden="true">
          {texts[hint]}
        </p>
      )}
      <ZoomButtons map={map} texts={texts} />
    </>
  );
}

/** The same pin as the drawing's. */
const pin = `<svg viewBox="0 0 48 60" class="${s.pin}" focusable="false"><path class="${s.pinBody}" d="${pinPath}"/><circle class="${s.pinEye}" cx="24" cy="22" r="8"/></svg>`;
