import type { RemoteChoice } from '@gyg/contract/remotes';
import type { Database } from '@gyg/database';
import { listChoices } from './remote-choice.repository';

export interface RemoteChoices {
  /** What was decided about remotes, by name. The same map until something changes. */
  read(): Promise<ReadonlyMap<string, RemoteChoice>>;
}

interface Options {
  db: Pick<Database, 'read'>;
  /** How long an answer of the database is used, in milliseconds. */
  lifetime?: number;
  now?: () => number;
}

/**
 * What super users and the platform decided about remotes, which all processes share. Asks the database at most once
 * per `lifetime`. While the database does not respond, the last answer applies.
 */
export function createRemoteChoices({ db, lifetime = 1_000, now = Date.now }: Options): RemoteChoices {
  let choices: ReadonlyMap<string, RemoteChoice> = new Map();
  let text = '[]';
  let until = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const rows = await listChoices(db.read);
      const newText = JSON.stringify(rows);
      if (newText !== text) choices = new Map(rows.map((row) => [row.name, row]));
      text = newText;
    } catch {
      // Keeps the last answer.
    }
    until = now() + lifetime;
  }

  return {
    async read() {
      if (now() >= until) {
        asking ??= ask().finally(() => {
          asking = undefined;
        });
        await asking;
      }
      return choices;
    },
  };
}
