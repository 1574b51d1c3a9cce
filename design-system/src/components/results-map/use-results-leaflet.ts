import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createMap } from '../map/create-map';
import { groupPins, type PinGroup } from './group-pins';
import type { MapBox, ResultPin } from './results-map-props';

/** The size of a pin in pixels; closer ones become a group. */
const pinSize = { width: 112, height: 48 };
/** Pins stay this far from the edge when the map shows all of them. */
const margin = 64;
/** One gyg alone is shown with its town. */
const nearestAlone = 12;
/** A group is opened by zooming at most this far in. */
const nearestOfGroup = 17;

const toBounds = ([west, south, east, north]: MapBox) => new LatLngBounds([south, west], [north, east]);
const boundsOf = (pins: readonly ResultPin[]) => new LatLngBounds(pins.map(({ lat, lng }) => [lat, lng]));

interface ResultsLeaflet {
  pins: readonly ResultPin[];
  area?: MapBox | undefined;
  start: MapBox;
  tileUrl: string | null;
  onReady: () => void;
  onFailure: () => void;
}

/** The Leaflet map of results: shows the area or all pins, and reports where pins are and whether users moved it. */
export function useResultsLeaflet(place: RefObject<HTMLDivElement | null>, options: ResultsLeaflet) {
  const { pins, area, tileUrl } = options;
  const map = useRef<LeafletMap>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const [groups, setGroups] = useState<readonly PinGroup[]>([]);
  const [moved, setMoved] = useState(false);
  /** Set while the map is moved by us, not by the user. */
  const fitting = useRef(false);
  /** The map shows what it was fitted to: another size fits it again. */
  const untouched = useRef(true);
  /** The area that the user asked for with this view: the map stays as it is. */
  const requested = useRef<string>(undefined);

  const placePins = useCallback(() => {
    const leaflet = map.current;
    if (!leaflet) return;
    const { x: width, y: height } = leaflet.getSize();
    const points = latest.current.pins
      .map(({ id, lat, lng }) => ({ id, ...pick(leaflet.latLngToContainerPoint([lat, lng])) }))
      .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    setGroups(groupPins(points, pinSize.width, pinSize.height));
  }, []);

  const show = useCallback(() => {
    const leaflet = map.current;
    if (!leaflet) return;
    const { pins: shown, area: box, start } = latest.current;
    fitting.current = true;
    if (box) leaflet.fitBounds(toBounds(box), { animate: false });
    else if (shown.length === 0) leaflet.fitBounds(toBounds(start), { animate: false });
    else leaflet.fitBounds(boundsOf(shown), { padding: [margin, margin], maxZoom: nearestAlone, animate: false });
    fitting.current = false;
    untouched.current = true;
    setMoved(false);
    placePins();
  }, [placePins]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { start } = latest.current;
    // Pins are not part of Leaflet's animation, so zooming is not animated.
    const { map: leaflet, remove } = createMap(element, {
      center: { lat: (start[1] + start[3]) / 2, lng: (start[0] + start[2]) / 2 },
      zoom: 5,
      tileUrl,
      animated: false,
      // Leaflet reports that later, as if a user had moved the map.
      tracksWindow: false,
      onReady: () => latest.current.onReady(),
      onFailure: () => latest.current.onFailure(),
    });
    map.current = leaflet;
    leaflet.on('move zoom viewreset', placePins);
    leaflet.on('moveend', () => {
      if (fitting.current) return;
      untouched.current = false;
      setMoved(true);
    });
    const resized = new ResizeObserver(() => {
      fitting.current = true;
      leaflet.invalidateSize({ animate: false, pan: false });
      fitting.current = false;
      if (untouched.current) show();
      else placePins();
    });
    resized.observe(element);
    show();
    return () => {
      resized.disconnect();
      map.current = undefined;
      remove();
    };
  }, [place, tileUrl, placePins, show]);

  const places = pins.map(({ id, lat, lng }) => `${id} ${lat} ${lng}`).join();
  const areaKey = area?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pins or another area are shown, the same ones stay
  useEffect(() => {
    if (areaKey !== undefined && requested.current === 'asked') {
      requested.current = areaKey;
      setMoved(false);
      placePins();
    } else if (areaKey !== undefined && requested.current === areaKey) placePins();
    else {
      requested.current = undefined;
      show();
    }
  }, [places, areaKey, show, placePins]);

  return {
    map,
    groups,
    moved,
    /** The visible part of the map, for a search. The map keeps its view when that area arrives. */
    visibleBox: (): MapBox | undefined => {
      const bounds = map.current?.getBounds();
      if (!bounds) return undefined;
      requested.current = 'asked';
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    },
    /** Zooms in on some pins; false if they are in one place, so that it would not separate them. */
    approach: (ids: readonly string[]): boolean => {
      const leaflet = map.current;
      if (!leaflet) return false;
      const bounds = boundsOf(pins.filter(({ id }) => ids.includes(id)));
      const zoom = Math.min(nearestOfGroup, leaflet.getBoundsZoom(bounds, false));
      if (zoom <= leaflet.getZoom()) return false;
      leaflet.fitBounds(bounds, { padding: [margin, margin], maxZoom: nearestOfGroup, animate: false });
      return true;
    },
  };
}

const pick = ({ x, y }: { x: number; y: number }) => ({ x, y });
