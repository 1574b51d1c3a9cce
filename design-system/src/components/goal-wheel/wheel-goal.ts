/** The size of the drawing in its own units: the wheel with its numbers, around the middle. */
export const wheelBox = '-224 -224 448 448';

export interface WheelGoal {
  /** The goal's number, 1 to 17. */
  id: number;
  title: string;
  /** Zero or more; in mode `on` anything above zero is on. */
  count: number;
  /** The goal's link ("/search?goals=14"). */
  href?: string | undefined;
}
