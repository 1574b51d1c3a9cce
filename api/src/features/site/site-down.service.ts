import type { Database } from '@gyg/database';
import type { SiteDown } from '../../api-context';
import { findSiteDown, type SiteDownSetting } from './site-down.repository';

export interface SiteDownOptions {
  db: Pick<Database, 'read'>;
  /** Whether the process was started for a site that is down (`SITE_DOWN`); the database cannot override it. */
  always: boolean;
  /** How long a response of the database is used, in milliseconds. */
  lifetime?: number;
  now?: () => number;
}

type Known = Pick<SiteDownSetting, 'down' | 'message'>;

/**
 * Tells whether the site is down, by the row `site.down` of `settings`, which all processes share and which may change
 * while they run. Asks the database at most once per `lifetime`. While the database does not respond, the last response
 * applies: an outage is not maintenance.
 */
export function createSiteDown({ db, always, lifetime = 5_000, now = Date.now }: SiteDownOptions): SiteDown {
  let cached: Known = { down: always, message: null };
  let until = 0;
  let asking: Promise<Known> | undefined;

  async function ask(): Promise<Known> {
    try {
      cached = await findSiteDown(db.read);
    } catch {
      // Keeps the last response.
    }
    until = now() + lifetime;
    return cached;
  }

  async function read(): Promise<Known> {
    const left = until - now();
    // More than the lifetime: the clock was set back.
    if (left > 0 && left <= lifetime) return cached;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    isDown: async () => always || (await read()).down,
    message: async () => (await read()).message,
    reread() {
      until = 0;
    },
    fixed: always,
  };
}
