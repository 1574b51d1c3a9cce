import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** Published gygs of all hosts with a keyword, own hidden ones too. Without a keyword, the organisation's latest. */
export const useGygsToAdd = (organizationId: string, keyword: string) =>
  useQuery({
    ...callOptions('findGygs', {
      query: { ...(keyword === '' ? { organizationId } : { keyword }), showHidden: 'true', pageSize: 10 },
    }),
    placeholderData: keepPreviousData,
  });
