import type { ReactNode } from 'react';

/** Every text of a map. */
export interface MapTexts {
  /** The link's text: "Show on a map". */
  open: ReactNode;
  /** How to move the map, for screen readers: "Move the map with the arrow keys, zoom with plus and minus." */
  howTo: string;
  zoomIn: string;
  zoomOut: string;
  /** Shown when scrolling over the map: "Hold Ctrl to zoom, or press the map first." */
  wheel: string;
  /** Shown when one finger moves over the map: "Use two fingers to move the map." */
  touch: string;
}
