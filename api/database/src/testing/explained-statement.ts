/** A statement and its plan, in the words of the engine. */
export interface ExplainedStatement {
  sql: string;
  plan: string;
}
