import type { MapTexts } from './map-texts';

/** A map's texts for stories and tests. */
export const mapTexts: MapTexts = {
  open: 'Show on a map',
  howTo: 'Move the map with the arrow keys, zoom with plus and minus.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wheel: 'Hold Ctrl to zoom, or press the map first.',
  touch: 'Use two fingers to move the map.',
};

export const mapTextsSv: MapTexts = {
  open: 'Visa på en karta',
  howTo: 'Flytta kartan med piltangenterna, zooma med plus och minus.',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  wheel: 'Håll ned Ctrl för att zooma, eller klicka på kartan först.',
  touch: 'Flytta kartan med två fingrar.',
};
