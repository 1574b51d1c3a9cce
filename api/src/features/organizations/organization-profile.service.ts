import { type Locale, type OrganizationCard, splitGoals } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, localeOf, readsAsAdmin } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { compareTexts } from '../../text/search-text';
import { contributionStatistics, endorsementsOf } from '../reports/contributions';
import { requireProfileOnline } from './organization.policy';
import { presentOrganization, presentOrganizationPage } from './organization.presenter';
import { findOrganizationByUrl, type OrganizationRow } from './organization.repository';
import { getOrganizationRowByName, getPageRow } from './organization.service';
import { listHostsOf, listMemberOf, listPartnersOf } from './organization-relations.repository';
import { countPartners, listGoals } from './organization-statistics.repository';

/** The goals of its visible gygs, the most frequent first, equally frequent ones by number. */
async function goalsOf(read: Reader, organizationId: string): Promise<number[]> {
  const rows = await listGoals(read, organizationId);
  const frequency = new Map<number, number>();
  for (const { primary, secondary } of rows) {
    for (const goal of new Set([primary, ...splitGoals(secondary)]))
      frequency.set(goal, (frequency.get(goal) ?? 0) + 1);
  }
  return [...frequency].sort(([a, of], [b, than]) => than - of || a - b).map(([goal]) => goal);
}

interface Partnership extends OrganizationCard {
  gygs: number;
}

/** An organisation's partners, and hosts of the gygs it is a partner of, most gygs first. */
async function partnershipsOf(read: Reader, organizationId: string, language: Locale): Promise<Partnership[]> {
  const sides = await Promise.all([listPartnersOf(read, organizationId), listHostsOf(read, organizationId)]);
  const byId = new Map<string, Partnership>();
  for (const row of sides.flat()) {
    byId.set(row.id, { ...row, gygs: row.gygs + (byId.get(row.id)?.gygs ?? 0) });
  }
  return [...byId.values()].sort((a, b) => b.gygs - a.gygs || compareTexts[language](a.name, b.name));
}

async function profileOf(read: Reader, actor: Actor, row: OrganizationRow) {
  requireProfileOnline(actor, row);
  const language = localeOf(actor);
  const [page, contributed, received, activePartners, goals, memberOf, endorsements, partnerships] = await Promise.all([
    getPageRow(read, row.id),
    contributionStatistics(read, { organizationId: row.id }),
    contributionStatistics(read, { hostId: row.id }),
    countPartners(read, row.id),
    goalsOf(read, row.id),
    listMemberOf(read, row.id),
    endorsementsOf(read, { organizationId: row.id }),
    partnershipsOf(read, row.id, language),
  ]);
  return {
    orgMain: presentOrganization(row, { withProfile: readsAsAdmin(actor, row.id) }),
    orgPage: presentOrganizationPage(page),
    statistics: {
      contributed: contributed.hours,
      helpReceived: received.hours,
      activePartners,
      goalsSupported: goals.length,
    },
    goals,
    memberOf: memberOf.toSorted((a, b) => compareTexts[language](a.name, b.name)),
    endorsements,
    partnerships,
  };
}

/** The public profile, by id or friendly URL. Throws 404 if it is missing, or hidden and not the caller's. */
export async function getOrganizationProfile({ db }: ApiContext, actor: Actor, idOrFriendlyUrl: string) {
  return profileOf(db.read, actor, await getOrganizationRowByName(db.read, idOrFriendlyUrl));
}

/** The same by friendly URL; a previous one returns the current one in `orgMain`. */
export async function getOrganizationByName({ db }: ApiContext, actor: Actor, friendlyUrl: string) {
  const row = await findOrganizationByUrl(db.read, friendlyUrl);
  if (!row) throw problem('org.missing');
  return profileOf(db.read, actor, row);
}
