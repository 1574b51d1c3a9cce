import { callOptions, keepPreviousData, type PluginOptions, useQuery } from '@gyg/platform';

/** As many gygs as one call gives at most. */
export const mostGygs = 96;

/** The first `count` gygs of an organisation's plug-in list, asked for as a guest; those before stay while more are on their way. */
export function useOrganizationGygs(organizationId: string, options: PluginOptions, count: number) {
  const { host, states, tags } = options;
  const query = { host, states, tags: tags.join(','), page: 0, pageSize: count };
  return useQuery({
    ...callOptions('viewOrganizationGygs', { params: { organizationId }, query }, { as: 'guest' }),
    placeholderData: keepPreviousData,
  });
}
