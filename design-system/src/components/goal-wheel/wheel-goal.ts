/** The drawing's own units: the wheel with its figures, around the middle. */
export const wheelBox = '-224 -224 448 448';

export interface WheelGoal {
  /** The goal's number, 1 to 17. */
  id: number;
  title: string;
  /** Zero or more; in mode `on` anything above zero is lit. */
  count: number;
  /** Where the goal leads ("/search?goals=14"). */
  href?: string | undefined;
}
