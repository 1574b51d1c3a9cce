/** An item and its position, for announcements. */
export interface SortablePlace {
  name: string;
  /** From 1. */
  position: number;
  total: number;
}

export interface SortableListTexts {
  /** How to move an item with keys; describes each handle. */
  instructions: string;
  /** Names the handle ("Move Beach school"). */
  handle: (name: string) => string;
  /** "Beach school up". */
  up: (name: string) => string;
  /** "Beach school down". */
  down: (name: string) => string;
  /** Announced when an item is picked up ("Beach school, picked up, position 2 of 6"). */
  lifted: (place: SortablePlace) => string;
  /** Announced while it moves ("Position 3 of 6"). */
  moved: (place: SortablePlace) => string;
  /** Announced when it has a new position ("Beach school, dropped at position 3 of 6"). */
  dropped: (place: SortablePlace) => string;
  /** Announced after Escape ("Cancelled. Beach school is at position 2 of 6"). */
  cancelled: (place: SortablePlace) => string;
}
