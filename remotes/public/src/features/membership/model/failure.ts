/** An error to show: a heading, an explanation, and the technical detail. */
export interface Failure {
  /** A stable key of the error catalogue. */
  code: string;
  title: string;
  text: string;
  detail?: string;
}
