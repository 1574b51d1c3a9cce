/** A goal to choose, perhaps with how many things it has: the number shown, and its text for screen readers ("3 gygs"). */
export interface PickableGoal {
  id: number;
  title: string;
  count?: { shown: string; label: string } | undefined;
}
