import { callOptions, keepPreviousData, type PluginOptions, useQuery } from '@gyg/platform';

/** The maximum number of gygs per call. */
export const mostGygs = 96;

/**
 * The first `count` gygs of an organisation's plug-in list, fetched as a guest. The current ones stay while more load.
 */
export function useOrganizationGygs(organizationId: string, options: PluginOptions, count: number) {
  const { host, states, tags } = options;
  const query = { host, states, tags: tags.join(','), page: 0, pageSize: count };
  return useQuery({
    ...callOptions('viewOrganizationGygs', { params: { organizationId }, query }, { as: 'guest' }),
    placeholderData: keepPreviousData,
  });
}
