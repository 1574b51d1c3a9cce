import { paints } from './colours';
import { drawAll, drawnNight } from './draw';
import { drawing } from './drawing';
import { person } from './person';
import { sheet } from './sheet';

/** The home page's picture: a sunrise of seventeen strips over the bay, 1440 by 640, by day or night. */
export const baySvg = (atNight: boolean): string => {
  const content = drawAll(drawing('bay').root, {
    palette: paints,
    night: atNight ? drawnNight : undefined,
    instead: (part) => ('person' in part.data ? person(part, { palette: paints, turn: 0 }) : undefined),
  });
  return sheet({ width: 1440, height: 640, frame: { x: 0, y: 0, width: 1440, height: 640 }, content });
};
