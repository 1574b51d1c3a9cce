import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type RepresentationList, representationQuery } from '../model/representation-list';

/** The requests of one tab and page, with the number in each tab. The current ones stay while the next load. */
export const useRepresentations = (organizationId: string, list: RepresentationList) =>
  useQuery({
    ...callOptions('listOrganizationRepresentationRequests', {
      params: { organizationId },
      query: representationQuery(list),
    }),
    placeholderData: keepPreviousData,
  });
