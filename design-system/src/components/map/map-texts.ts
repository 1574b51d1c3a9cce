import type { ReactNode } from 'react';

/** Every word that a map says. */
export interface MapTexts {
  /** The link's: "Show on a map". */
  open: ReactNode;
  /** How it is moved, for screen readers: "Move the map with the arrow keys, zoom with plus and minus." */
  howTo: string;
  zoomIn: string;
  zoomOut: string;
  /** Shown on scrolling over the map: "Hold Ctrl to zoom, or press the map first." */
  wheel: string;
  /** Shown when one finger slides over the map: "Use two fingers to move the map." */
  touch: string;
}
