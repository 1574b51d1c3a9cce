import { saveDownload } from '@gyg/platform';
import { ExportButton } from '../../../shared/lists/export-button';
import { type MemberList, memberFilter } from '../model/member-list';

/** Saves all members that match the list's filter as a CSV file. */
export function ExportMembers({ organizationId, list }: { organizationId: string; list: MemberList }) {
  const query = { ...memberFilter(list), format: 'csv' } as const;
  return <ExportButton save={() => saveDownload('listOrganizationUsers', { params: { organizationId }, query })} />;
}
