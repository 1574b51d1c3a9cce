/** What went wrong: a heading, what it means, and the technical detail. */
export interface Failure {
  /** Stable: a key of the error catalogue (specification 8). */
  code: string;
  title: string;
  text: string;
  detail?: string;
}
