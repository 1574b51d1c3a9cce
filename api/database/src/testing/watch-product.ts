import { sharedExplainer } from './explainer';
import { onStatement, type SentStatement } from './sent-statements';
import { findWholeReads } from './whole-reads';

/** What is known of each statement in this process, by its text. */
const readsBySql = new Map<string, readonly string[]>();

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
        const reads = readsBySql.get(statement.sql) ?? findWholeReads(await explain(statement));
        readsBySql.set(statement.sql, reads);
        lines.push(...reads);
      }
      return lines;
    },
  };
}

/** What only one of the engines needs: versions and locks. */
const ofEngine = /^select pg_current_snapshot\(\)::text as version$|pg_(try_)?advisory/;

/** How many statements the product sent while `work` ran. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const ends = onStatement(({ sql, byProduct }) => {
    if (byProduct && !ofEngine.test(sql)) count += 1;
  });
  try {
    await work();
  } finally {
    ends();
  }
  return count;
}
