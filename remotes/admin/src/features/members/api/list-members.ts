import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type MemberList, memberQuery } from '../model/member-list';

/** A page of an organisation's members. The current rows stay while the next ones load. */
export const useMembers = (organizationId: string, list: MemberList) =>
  useQuery({
    ...callOptions('listOrganizationUsers', { params: { organizationId }, query: memberQuery(list) }),
    placeholderData: keepPreviousData,
  });
