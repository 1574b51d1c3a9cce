import { MapPlace } from './map-place';
import type { ResultPin, ResultsMapTexts } from './results-map-props';

const pin = (id: string, lat: number, lng: number, goal: number, label: string, title: string): ResultPin => ({
  id,
  lat,
  lng,
  goal,
  label,
  name: `${title}, ${label}`,
});

/** Five gygs on the coast for stories and tests; the last two are in one place. */
export const samplePins: readonly ResultPin[] = [
  pin('shore', 58.44, 11.25, 14, 'Wed, Nov 25', 'Winter clean-up on the outer shore'),
  pin('soup', 58.353, 11.223, 2, 'Sat, Nov 28', 'Soup on the jetty for everyone'),
  pin('weigh', 58.274, 11.436, 12, 'Sat, Nov 28', 'Weigh and sort at the harbour'),
  pin('seals', 58.57, 11.06, 6, 'Sun, Nov 29', 'Count the seals from small boats'),
  pin('count', 58.57, 11.06, 15, 'Mon, Nov 30', 'Count the birds'),
];

export const resultsTexts: ResultsMapTexts = {
  howTo: 'Move the map with the arrow keys, zoom with plus and minus.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wheel: 'Hold Ctrl to zoom, or press the map first.',
  touch: 'Use two fingers to move the map.',
  searchArea: 'Search this area',
  group: (count) => `${count} gygs in this place`,
  close: 'Close',
  failed: 'The map did not load. The list has all gygs.',
};

export const resultsTextsSv: ResultsMapTexts = {
  howTo: 'Flytta kartan med piltangenterna, zooma med plus och minus.',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  wheel: 'Håll ned Ctrl för att zooma, eller klicka på kartan först.',
  touch: 'Flytta kartan med två fingrar.',
  searchArea: 'Sök i området',
  group: (count) => `${count} gygar på samma plats`,
  close: 'Stäng',
  failed: 'Kartan kunde inte laddas. Alla gygar finns i listan.',
};

/** The card of a sample pin. */
export const sampleCard = (id: string) => {
  const pin = samplePins.find((candidate) => candidate.id === id);
  return pin && <MapPlace goal={pin.goal} href={`#${id}`} title={pin.name} facts={[pin.label]} />;
};
