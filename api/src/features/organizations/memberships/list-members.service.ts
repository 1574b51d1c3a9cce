import type { MemberSort } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { csvAnswer, filePage } from '../../../http/csv-answer';
import { getOrganizationRow } from '..';
import { countMembers, listMemberRows, type MemberFilter } from './member-list.repository';
import { memberColumns } from './member-table';
import { presentMember } from './membership.presenter';

interface MemberQuery extends MemberFilter, Paging {
  sort: MemberSort;
  format: 'json' | 'csv';
}

/** The number of an organisation's members, and of the administrators among them. */
export async function countOrganizationMembers(read: Reader, organizationId: string) {
  const { all, admins } = await countMembers(read, organizationId);
  return { members: all, admins };
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
    return csvAnswer({ name: 'members', rows: rows.map(presentMember), ...memberColumns(language) }, { language, now });
  }
  const [rows, { total, ...counts }] = await Promise.all([
    listMemberRows(db.read, organizationId, { ...query, language, page, pageSize }),
    countMembers(db.read, organizationId, query),
  ]);
  return { users: rows.map(presentMember), counts, total, page, pageSize };
}
