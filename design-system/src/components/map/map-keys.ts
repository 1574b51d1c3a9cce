import type { Map as LeafletMap } from 'leaflet';
import type { KeyboardEvent } from 'react';

/** How far an arrow key moves the map, in pixels. */
const stride = 80;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
};

/** Arrow keys move the map; plus and minus zoom. */
export function moveByKey(map: LeafletMap | undefined, event: KeyboardEvent): void {
  const by = arrows[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (by) map?.panBy([...by], { animate: map.options.inertia === true });
  else if (event.key === '+' || event.key === '=') map?.zoomIn();
  else if (event.key === '-') map?.zoomOut();
  else return;
  event.preventDefault();
}
