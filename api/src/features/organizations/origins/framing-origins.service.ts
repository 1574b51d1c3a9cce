import type { Database } from '@gyg/database';
import { isOriginWith, listFramingOrigins } from './origin.repository';

export interface FramingOrigins {
  /** The origins that may frame plug-ins of an organisation, which is named by its id or friendly URL; sorted. */
  of(organization: string): Promise<readonly string[]>;
  /** Whether an origin may frame plug-ins that belong to no organisation, such as the form to log in. */
  has(origin: string): Promise<boolean>;
}

interface Options {
  db: Pick<Database, 'read'>;
  /** How long an answer of the database is used, in milliseconds. */
  lifetime?: number;
  now?: () => number;
}

const mostRemembered = 1_000;

/** Remembers the cache of `ask` for a while; failures are not remembered. */
function remembered<T>(ask: (key: string) => Promise<T>, lifetime: number, now: () => number) {
  const cache = new Map<string, { until: number; answer: Promise<T> }>();
  return (key: string): Promise<T> => {
    const cached = cache.get(key);
    if (cached && now() < cached.until) return cached.answer;
    // Callers choose the keys, so there is no end to them.
    if (cache.size >= mostRemembered) cache.clear();
    const answer = ask(key);
    cache.set(key, { until: now() + lifetime, answer });
    answer.catch(() => cache.delete(key));
    return answer;
  };
}

/** Which sites may show plug-ins in frames, for the policies of the server's documents. Answers are some seconds old. */
export function createFramingOrigins({ db, lifetime = 10_000, now = Date.now }: Options): FramingOrigins {
  return {
    of: remembered((organization) => listFramingOrigins(db.read, organization), lifetime, now),
    has: remembered((origin) => isOriginWith(db.read, 'mayFrame', origin), lifetime, now),
  };
}
