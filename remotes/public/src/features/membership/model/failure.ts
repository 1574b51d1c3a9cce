/** What went wrong: a heading, what it means, and the technical detail. */
export interface Failure {
  title: string;
  text: string;
  detail?: string;
}
