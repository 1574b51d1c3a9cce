import { sharedExplainer } from './explainer';
import { onStatement, type SentStatement } from './sent-statements';
import { findWholeReads } from './whole-reads';

/** What is known of each statement in this process, by its text. */
const known = new Map<string, readonly string[]>();

/** Watches what the product sends (`asProduct`) until `stop`. */
export function watchProduct() {
  const sent = new Map<string, SentStatement>();
  const ends = onStatement((statement) => {
    if (statement.byProduct) sent.set(statement.sql, statement);
  });
  return {
    /** A line for each statement that reads a table as a whole although it grows, with its plan. */
    async stop(): Promise<string[]> {
      ends();
      const { explain } = await sharedExplainer();
      const lines: string[] = [];
      for (const statement of sent.values()) {
        const found = known.get(statement.sql) ?? findWholeReads(await explain(statement));
        known.set(statement.sql, found);
        lines.push(...found);
      }
      return lines;
    },
  };
}
