/** The width of a letter and the height of a line of a town's name, in pixels. */
const letter = 7.5;
const line = 20;

export interface NamedPoint {
  name: string;
  /** In pixels from the map's upper left corner. */
  x: number;
  y: number;
}

/** The points whose names, to the right of them, have room beside those of earlier points. */
export function roomFor<P extends NamedPoint>(points: readonly P[]): P[] {
  const named: P[] = [];
  for (const point of points) {
    const overlaps = ({ name, x, y }: P) =>
      Math.abs(y - point.y) < line && x < point.x + widthOf(point.name) && point.x < x + widthOf(name);
    if (!named.some(overlaps)) named.push(point);
  }
  return named;
}

const widthOf = (name: string) => 16 + name.length * letter;
