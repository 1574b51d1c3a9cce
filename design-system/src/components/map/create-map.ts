import { Map as LeafletMap, TileLayer } from 'leaflet';
import './leaflet-rules.css';

export interface CreateMap {
  center: { lat: number; lng: number };
  zoom: number;
  /** With {z}, {x} and {y}; null draws coasts and towns instead. */
  tileUrl: string | null;
  /** Whether zooming is animated; users who prefer less motion never get animations. */
  animated: boolean;
  /** Whether it follows the window's size by itself; otherwise the caller does. */
  tracksWindow: boolean;
  /** Called when the first tiles have loaded, or the ground is drawn. */
  onReady: () => void;
  /** Called when neither could be loaded. */
  onFailure: () => void;
}

const farthestIn = 19;
/** The drawn coast is exact to some kilometres. */
const farthestInDrawn = 8;

/** Creates a map with tiles, or drawn coasts and towns, in an element. Keys, buttons, attribution and markers are the caller's. */
export function createMap(
  place: HTMLElement,
  { center, zoom, tileUrl, animated, tracksWindow, onReady, onFailure }: CreateMap,
) {
  const maxZoom = tileUrl === null ? farthestInDrawn : farthestIn;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(place, {
    center,
    zoom: Math.min(zoom, maxZoom),
    maxZoom,
    // Keys, buttons and attribution are our own: labelled, in both themes, and without markup from a setting.
    keyboard: false,
    zoomControl: false,
    trackResize: tracksWindow,
    attributionControl: false,
    zoomAnimation: animated && !still,
    fadeAnimation: false,
    markerZoomAnimation: animated && !still,
    inertia: !still,
  });
  let removed = false;
  if (tileUrl === null) {
    import('./ground/draw-ground').then(({ drawGround }) => {
      if (removed) return;
      drawGround(map);
      onReady();
    }, onFailure);
  } else addTiles(map, tileUrl, onReady, onFailure);
  return {
    map,
    remove() {
      removed = true;
      // Leaflet does not clear its pending wheel timer on `remove()`, and would zoom the removed map.
      clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer'));
      map.remove();
    },
  };
}

function addTiles(map: LeafletMap, url: string, onReady: () => void, onFailure: () => void): void {
  let loaded = 0;
  const tiles = new TileLayer(url, { maxZoom: farthestIn });
  tiles.on('tileload', () => {
    loaded += 1;
    if (loaded === 1) onReady();
  });
  // Leaflet fires it when all requests have failed too.
  tiles.on('load', () => loaded === 0 && onFailure());
  tiles.addTo(map);
}
