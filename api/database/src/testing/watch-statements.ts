import type { ExplainedStatement } from './explained-statement';
import { sharedExplainer } from './explainer';
import { onStatement, type SentStatement } from './sent-statements';

/** Runs `work` and returns the statements that this process sent while it ran, each text once, with their plans. */
export async function watchStatements(work: () => Promise<unknown>): Promise<ExplainedStatement[]> {
  const { explain } = await sharedExplainer();
  const sent = new Map<string, SentStatement>();
  const stop = onStatement((statement) => sent.set(statement.sql, statement));
  try {
    await work();
  } finally {
    stop();
  }
  const explained: ExplainedStatement[] = [];
  for (const statement of sent.values()) explained.push(await explain(statement));
  return explained;
}
