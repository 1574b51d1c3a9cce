import type { Locale, MemberRole, MemberSort, OrganizationUser } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isSelf, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { csvResponse, filePage } from '../../../http/csv-response';
import { problem } from '../../../problem';
import type { CsvColumns } from '../../../text/write-csv';
import { formatZonedTime } from '../../../text/zoned-time';
import { getOrganizationRow } from '..';
import { countMembers, listMemberRows, type MemberFilter } from './member-list.repository';
import { presentMember, presentMembershipRequest } from './membership.presenter';
import { listOrganizationRequests, listUserRequests, type RequestFilter } from './membership-request.repository';

interface MemberQuery extends MemberFilter, Paging {
  sort: MemberSort;
  format: 'json' | 'csv';
}

/** The number of an organisation's members, and of the administrators among them. */
export async function countOrganizationMembers(read: Reader, organizationId: string) {
  const { all, admins } = await countMembers(read, organizationId);
  return { members: all, admins };
}

const texts: Record<Locale, { header: readonly string[]; roles: Record<MemberRole, string> }> = {
  en: {
    header: ['Name', 'E-mail', 'Role', 'Member since', 'Gygs', 'Hours'],
    roles: { ADMIN: 'Administrator', MEMBER: 'Member' },
  },
  se: {
    header: ['Namn', 'E-post', 'Roll', 'Medlem sedan', 'Gygar', 'Timmar'],
    roles: { ADMIN: 'Administratör', MEMBER: 'Medlem' },
  },
};

/** The columns of a list of members in the reader's language. */
function memberColumns(locale: Locale): CsvColumns<OrganizationUser> {
  const { header, roles } = texts[locale];
  const line = ({ fullName, email, role, created, gygs, hours }: OrganizationUser) => {
    const since = formatZonedTime(new Date(created)).slice(0, 10);
    return [fullName, email, roles[role], since, gygs, hours];
  };
  return { header, line };
}

/**
 * The members of an organisation with their addresses and what they attended in its name, for its admins. Two
 * statements. Throws 404 `org.missing`, 403, 400 `reports.too_many_rows` if the file would be too long.
 */
export async function listOrganizationUsers(
  { db }: Pick<ApiContext, 'db'>,
  actor: SignedIn,
  organizationId: string,
  { format, page, pageSize, ...query }: MemberQuery,
  now: Date,
) {
  await getOrganizationRow(db.read, organizationId);
  permit('listOrganizationUsers', actor, { organizationId });
  const { locale: language } = actor;
  if (format === 'csv') {
    const rows = await listMemberRows(db.read, organizationId, { ...query, language, ...filePage });
    return csvResponse(
      { name: 'members', rows: rows.map(presentMember), ...memberColumns(language) },
      { language, now },
    );
  }
  const [rows, { total, ...counts }] = await Promise.all([
    listMemberRows(db.read, organizationId, { ...query, language, page, pageSize }),
    countMembers(db.read, organizationId, query),
  ]);
  return { users: rows.map(presentMember), counts, total, page, pageSize };
}

type Context = Pick<ApiContext, 'db'>;

/** Membership requests of an organisation, with their number in each status, for its admins. */
export async function listMembershipRequests(
  { db }: Context,
  actor: SignedIn,
  organizationId: string,
  filter: RequestFilter,
) {
  await getOrganizationRow(db.read, organizationId);
  permit('listMembershipRequests', actor, { organizationId });
  const { page, pageSize } = filter;
  const { rows, counts, total } = await listOrganizationRequests(db.read, organizationId, filter);
  return { requests: rows.map(presentMembershipRequest), counts, total, page, pageSize };
}

/** The caller's membership requests. Throws 404 for other users. */
export async function listUserMembershipRequests(
  { db }: Context,
  actor: SignedIn,
  userId: string,
  filter: RequestFilter,
) {
  if (!isSelf(actor, userId)) throw problem('user.missing');
  const { rows, total } = await listUserRequests(db.read, userId, filter);
  return { requests: rows.map(presentMembershipRequest), total, page: filter.page, pageSize: filter.pageSize };
}
