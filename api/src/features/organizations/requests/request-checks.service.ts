import type { OrganizationRequestDetail } from '@gyg/contract';
import { searchText } from '@gyg/contract/search-text';
import type { Reader } from '@gyg/database';
import type { UserRow } from '../../people';
import {
  listNamedOrganizations,
  listTakenNames,
  type NamedOrganization,
  type OrganizationRequestRow,
} from './organization-request.repository';
import { domainOfEmail, domainOfWebsite, likenessOf, shareDomain } from './request-likeness';

type Checks = NonNullable<OrganizationRequestDetail['checks']>;
type Similar = Checks['similar'][number];

/** Names that are at least so alike, in percent, are shown as similar. */
const alike = 75;
const mostSimilar = 3;

function compare(row: OrganizationRequestRow, { id, name, friendlyUrl, website }: NamedOrganization): Similar {
  const [own, theirs] = [domainOfWebsite(row.website), domainOfWebsite(website)];
  const likeness = likenessOf(row.name, name);
  return { id, name, friendlyUrl, likeness, sameName: likeness === 100, sameDomain: own !== null && own === theirs };
}

const byLikeness = (a: Similar, b: Similar) =>
  Number(b.sameDomain) - Number(a.sameDomain) || b.likeness - a.likeness || (a.id < b.id ? -1 : 1);

export function domainsOf({ requesterEmail, website: site }: OrganizationRequestRow): Checks['domain'] {
  const [email, website] = [domainOfEmail(requesterEmail), domainOfWebsite(site)];
  return { email, website, same: shareDomain(email, website) };
}

/** What can be checked about a request: the account, the domains, and which organisations are like it. */
export async function checkRequest(
  read: Reader,
  row: OrganizationRequestRow,
  account: UserRow | undefined,
): Promise<Checks> {
  const compared = (await listNamedOrganizations(read))
    .map((organization) => compare(row, organization))
    .sort(byLikeness);
  const nearest = compared.toSorted((a, b) => b.likeness - a.likeness)[0];
  return {
    account: account ? { id: account.id, since: account.createdAt.toISOString() } : null,
    domain: domainsOf(row),
    similar: compared
      .filter((organization) => organization.sameDomain || organization.likeness >= alike)
      .slice(0, mostSimilar),
    nearest: nearest && nearest.likeness > 0 ? nearest : null,
  };
}

/** The warnings of a page of requests, by their ids: one statement. */
export async function warnAbout(read: Reader, rows: readonly OrganizationRequestRow[]) {
  const pending = rows.filter(({ status }) => status === 'PENDING');
  const taken = await listTakenNames(
    read,
    pending.map(({ name }) => searchText(name)),
  );
  return new Map(
    pending.map((row) => [
      row.id,
      [
        ...(taken.has(searchText(row.name)) ? (['SAME_NAME'] as const) : []),
        ...(domainsOf(row).same ? [] : (['OTHER_DOMAIN'] as const)),
      ],
    ]),
  );
}
