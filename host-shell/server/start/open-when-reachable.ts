import { setTimeout as wait } from 'node:timers/promises';
import { type Database, whyUnavailable } from '@gyg/database';

/** What a server that cannot be reached yet throws: also by name, for instance while containers start. */
const notYet = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const betweenTriesMs = 1_000;
/** Between two lines of the log. */
const betweenWordsMs = 30_000;

function isReachedLater(error: unknown): boolean {
  if (whyUnavailable(error) === 'no connection') return true;
  return error instanceof Error && 'code' in error && notYet.has(String(error.code));
}

/** The reason in the words of the driver. Node joins the failures of several addresses without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens a database, and waits as long as its server cannot be reached: a restart would change nothing. Wrong passwords,
 * and everything else that waiting does not change, are thrown.
 * @param place the database's address for messages, without user and password
 */
export async function openWhenReachable(
  open: () => Promise<Database>,
  place: string,
  { say, pause = () => wait(betweenTriesMs) }: { say: (line: string) => void; pause?: () => Promise<unknown> },
): Promise<Database> {
  for (let saidAt = Number.NEGATIVE_INFINITY; ; await pause()) {
    try {
      return await open();
    } catch (error) {
      if (!isReachedLater(error)) throw error;
      if (performance.now() - saidAt < betweenWordsMs) continue;
      saidAt = performance.now();
      say(`The database at ${place} does not respond (${reasonOf(error)}). Waiting for it; DATABASE_URL names it.`);
    }
  }
}
