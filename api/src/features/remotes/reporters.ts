import type { RemoteLoad } from '@gyg/contract';
import { createLocalRateLimiter, createRateLimiter } from '@gyg/database/rate-limits';
import type { ApiContext } from '../../api-context';

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
  const successes = createLocalRateLimiter({ now });
  return {
    async isFirst({ name, entry, outcome }, address) {
      const limiter = outcome === 'failed' ? failures : successes;
      const [counted] = await limiter.count([[limit, `${name} ${entry} ${address}`]]);
      return counted?.count === 1;
    },
  };
}

const known = new WeakMap<object, Reporters>();

/** Those of this API. */
export function reportersOf(context: ApiContext): Reporters {
  const reporters = known.get(context.config) ?? createReporters(context);
  known.set(context.config, reporters);
  return reporters;
}
