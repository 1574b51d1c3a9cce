import type { Locale, MemberRole, OrganizationUser } from '@gyg/contract';
import type { CsvTable } from '../../http/csv-answer';
import { formatZonedTime } from '../../time/zoned-time';

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

/** The members as a table in the reader's language. */
export function memberTable(members: readonly OrganizationUser[], locale: Locale): Omit<CsvTable, 'name'> {
  const { header, roles } = texts[locale];
  const rows = members.map(({ fullName, email, role, created, gygs, hours }) => {
    const since = formatZonedTime(new Date(created)).slice(0, 10);
    return [fullName, email, roles[role], since, gygs, hours];
  });
  return { header, rows };
}
