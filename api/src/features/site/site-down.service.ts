import type { SiteDownMessage, SiteDownState } from '@gyg/contract';
import type { Database, Reader } from '@gyg/database';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { recordAudit } from '../../access/record-audit';
import type { UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext, SiteDown } from '../../api-context';
import { problem } from '../../problem';
import { findNameOf, findSiteDown, type SiteDownSetting, saveSiteDown } from './site-down.repository';

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

interface SwitchInput {
  down: boolean;
  message?: SiteDownMessage | null | undefined;
  reason?: string | undefined;
}

async function present(read: Reader, setting: SiteDownSetting, { fixed }: SiteDown): Promise<SiteDownState> {
  const { down, message, since, changedBy } = setting;
  const changedByName = changedBy === null ? null : await findNameOf(read, changedBy);
  return { down: fixed || down, message, since, changedByName, fixed };
}

/** Whether the site is down, and who said so. Throws 401, 403. */
export async function getSiteDown({ db, siteDown }: ApiContext, actor: SignedIn): Promise<SiteDownState> {
  permit('getSiteDown', actor);
  return present(db.read, await findSiteDown(db.read), siteDown);
}

/** When the site was last closed or opened; null if it never was. For reads that have checked the caller's right. */
export const siteSwitchedAt = async (read: Reader): Promise<string | null> => (await findSiteDown(read)).since;

/** Takes the site down or opens it. Throws 401, 403, 409 `site_down.fixed`. */
export async function switchSite(
  uow: UnitOfWork,
  actor: SignedIn,
  siteDown: SiteDown,
  { down, message, reason }: SwitchInput,
): Promise<SiteDownState> {
  permit('setSiteDown', actor);
  if (siteDown.fixed) throw problem('site_down.fixed');
  const before = await findSiteDown(uow.tx);
  const written = message === undefined ? before.message : message;
  const says = written !== null && (written.en !== '' || written.se !== '') ? written : null;
  const since = down === before.down ? before.since : uow.now.toISOString();
  const changedBy = actor.kind === 'user' ? actor.id : null;
  const after: SiteDownSetting = { down, message: says, since, changedBy };
  await saveSiteDown(uow.tx, after, uow.now);
  await recordAudit(uow, actor, {
    action: 'site_down.changed',
    target: 'site.down',
    before: { down: before.down, message: before.message },
    after: { down, message: says },
    reason: reason === '' ? undefined : reason,
  });
  return present(uow.tx, after, siteDown);
}
