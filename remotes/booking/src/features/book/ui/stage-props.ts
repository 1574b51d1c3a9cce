import type { BookingChoice, ChoiceProblem } from '../model/booking-choice';

/** What every stage of the flow gets. */
export interface StageProps {
  choice: BookingChoice;
  problem: ChoiceProblem | undefined;
  /** The problem in words, to be shown at its field. */
  problemText: string | undefined;
  onChange: (part: Partial<BookingChoice>) => void;
}
