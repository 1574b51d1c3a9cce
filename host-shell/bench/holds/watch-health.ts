import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const answerSchema = z.object({ longestMs: z.number() });

export interface HealthWatch {
  /** Asks for the health while `act` runs. Resolves with the longest answer, in milliseconds. */
  during(act: () => Promise<void>): Promise<number>;
  stop(): void;
}

/** Another process that asks a server on one connection whether it lives, as what runs a server does. */
export async function watchHealth(origin: string): Promise<HealthWatch> {
  const child = fork(join(import.meta.dirname, 'health-child.mjs'), [origin], { execArgv: [] });
  child.unref();
  async function tell(what: 'begin' | 'end'): Promise<number> {
    child.send(what);
    const [answer]: unknown[] = await once(child, 'message');
    return answerSchema.parse(answer).longestMs;
  }
  await once(child, 'message');
  return {
    async during(act) {
      await tell('begin');
      await act();
      return tell('end');
    },
    stop: () => child.kill(),
  };
}
