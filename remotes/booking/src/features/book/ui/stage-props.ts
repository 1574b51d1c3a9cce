import type { BookingChoice, ChoiceProblem } from '../model/booking-choice';

/** The props of every stage. */
export interface StageProps {
  choice: BookingChoice;
  problem: ChoiceProblem | undefined;
  /** The text of the problem, shown at its field. */
  problemText: string | undefined;
  /** Changes each time the stage could not be left. */
  attempts: number;
  onChange: (part: Partial<BookingChoice>) => void;
}
