import type { ReactNode } from 'react';

/** West, south, east, north in degrees (WGS 84). */
export type MapBox = readonly [number, number, number, number];

export interface ResultPin {
  id: string;
  lat: number;
  lng: number;
  /** The goal's number, 1 to 17; gives the pin its colour. */
  goal: number;
  /** Short, visible on the pin ("Sat 12:00"). */
  label: string;
  /** The whole name for screen readers ("Soup on the jetty, Sat 12:00"). */
  name: string;
}

/** Every text of a map of results. */
export interface ResultsMapTexts {
  /** For screen readers: "Move the map with the arrow keys, zoom with plus and minus." */
  howTo: string;
  zoomIn: string;
  zoomOut: string;
  /** Shown when scrolling over the map: "Hold Ctrl to zoom, or press the map first." */
  wheel: string;
  /** Shown when one finger moves over the map: "Use two fingers to move the map." */
  touch: string;
  searchArea: string;
  /** The name of several pins in one place ("3 gygs"). */
  group: (count: number) => string;
  /** Closes the card of a pin. */
  close: string;
  /** Shown if no part of the map could be loaded. */
  failed: string;
}

export interface ResultsMapBase {
  /** The map's name ("Map of the results"). */
  label: string;
  pins: readonly ResultPin[];
  /** The part of the map that was searched; without it the map shows all pins. */
  area?: MapBox | undefined;
  /** The part to show without pins and area. */
  start: MapBox;
  texts: ResultsMapTexts;
  /** The small card of a pin: a link to its page. */
  renderCard: (id: string) => ReactNode;
  /** Called by "Search this area", which is shown after the map was moved. */
  onArea: (area: MapBox) => void;
}
