import type { Locale, MemberRole, OrganizationUser } from '@gyg/contract';
import type { CsvColumns } from '../../../text/write-csv';
import { formatZonedTime } from '../../../text/zoned-time';

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
export function memberColumns(locale: Locale): CsvColumns<OrganizationUser> {
  const { header, roles } = texts[locale];
  const line = ({ fullName, email, role, created, gygs, hours }: OrganizationUser) => {
    const since = formatZonedTime(new Date(created)).slice(0, 10);
    return [fullName, email, roles[role], since, gygs, hours];
  };
  return { header, line };
}
