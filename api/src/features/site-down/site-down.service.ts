import type { Database } from '@gyg/database';
import { findSiteDown } from './site-down.repository';

export interface SiteDownOptions {
  db: Pick<Database, 'read'>;
  /** Whether the process was started for a site that is down (`SITE_DOWN`); the database cannot override it. */
  always: boolean;
  /** How long a response of the database is used, in milliseconds. */
  lifetime?: number;
  now?: () => number;
}

/**
 * Tells whether the site is down, by the row `site.down` of `settings`, which all processes share and which may change
 * while they run. Asks the database at most once per `lifetime`. While the database does not respond, the last response
 * applies: an outage is not maintenance.
 */
export function createSiteDown({ db, always, lifetime = 5_000, now = Date.now }: SiteDownOptions) {
  let known = always;
  let until = 0;
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      known = await findSiteDown(db.read);
    } catch {
      // Keeps the last response.
    }
    until = now() + lifetime;
    return known;
  }

  return async (): Promise<boolean> => {
    if (always || now() < until) return known;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
