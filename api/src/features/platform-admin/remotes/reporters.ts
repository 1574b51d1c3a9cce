import type { RemoteLoad } from '@gyg/contract';
import { createRateLimiter } from '@gyg/database/rate-limits';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../../../api-context';

const limit = { name: 'remote-report', max: 1, window: 24 * 3_600_000 };

interface Reporters {
  /** Whether an address reports an outcome of a build for the first time within a day. */
  isFirst(load: RemoteLoad, address: string): Promise<boolean>;
}

/**
 * Remembers who has reported what. Failures are remembered for all processes, in the database, since few of them pause a
 * canary; successes, which are one for each visit of a page, by each process.
 */
function createReporters({ db, now }: ApiContext): Reporters {
  const failures = createRateLimiter({ db, now });
  const successes = new LRUCache<string, true>({
    max: 100_000,
    ttl: limit.window,
    perf: { now: () => now().getTime() },
  });
  return {
    async isFirst({ name, entry, outcome }, address) {
      const subject = `${name} ${entry} ${address}`;
      if (outcome === 'failed') return (await failures.count([[limit, subject]]))[0]?.count === 1;
      const isFirst = !successes.has(subject);
      if (isFirst) successes.set(subject, true);
      return isFirst;
    },
  };
}

const reportersByContext = new WeakMap<object, Reporters>();

/** Those of this API. */
export function reportersOf(context: ApiContext): Reporters {
  const reporters = reportersByContext.get(context.config) ?? createReporters(context);
  reportersByContext.set(context.config, reporters);
  return reporters;
}
