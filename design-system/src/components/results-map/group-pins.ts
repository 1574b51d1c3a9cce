export interface PinPoint {
  id: string;
  /** In pixels from the map's upper left corner. */
  x: number;
  y: number;
}

export interface PinGroup {
  /** The ids of its pins, in the order given; one if nothing overlaps. */
  ids: readonly string[];
  x: number;
  y: number;
}

/** Groups pins that would overlap: closer than `width` and `height` to the first of a group, which gives the place. */
export function groupPins(points: readonly PinPoint[], width: number, height: number): PinGroup[] {
  const groups: { ids: string[]; x: number; y: number }[] = [];
  for (const { id, x, y } of points) {
    const near = groups.find((group) => Math.abs(group.x - x) < width && Math.abs(group.y - y) < height);
    if (near) near.ids.push(id);
    else groups.push({ ids: [id], x, y });
  }
  return groups;
}
