import type { WidgetTag } from '@gyg/contract/widgets';
import { callOptions, useQuery } from '@gyg/platform';
import type { Given } from '../model/given';

const asGuest = { as: 'guest' } as const;
const open = { states: 'PUBLISHED,ONGOING', pageSize: 1 } as const;

/**
 * What an element shows while nothing is chosen: something of the organisation that the public can see; without an
 * organisation, something of any.
 */
export function useExample(tag: WidgetTag, organizationId: string | undefined) {
  const hasOwn = organizationId !== undefined;
  const own = useQuery({
    ...callOptions('getOrganization', { params: { organizationId: organizationId ?? '' } }, asGuest),
    enabled: hasOwn,
  });
  const gygs = useQuery({
    ...callOptions('findGygs', { query: hasOwn ? { ...open, organizationId } : open }, asGuest),
    enabled: !hasOwn || tag === 'gyg-card' || tag === 'gyg-need',
  });
  const gyg = gygs.data?.gygs[0];
  const url = own.data?.friendlyUrl ?? (hasOwn ? undefined : gyg?.orgFriendlyUrl);
  const profile = useQuery({
    ...callOptions('getGygProfile', { params: { gygId: gyg?.id ?? '' } }, asGuest),
    enabled: tag === 'gyg-need' && gyg !== undefined,
  });
  const catalogs = useQuery({
    ...callOptions('listCatalogs', { query: { pageSize: 48 } }, asGuest),
    enabled: tag === 'gyg-catalog' && url !== undefined,
  });
  const all = catalogs.data?.catalogs ?? [];
  const catalog = all.find(({ orgFriendlyUrl }) => orgFriendlyUrl === url) ?? (hasOwn ? undefined : all[0]);
  const ofGyg = { gyg: gyg && `${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}` };
  const examples: Partial<Record<WidgetTag, Record<string, string | undefined>>> = {
    'gyg-list': { organization: url },
    'gyg-proposal': { organization: url },
    'gyg-card': ofGyg,
    'gyg-need': { ...ofGyg, need: profile.data?.gygPositions[0]?.id },
    'gyg-catalog': { catalog: catalog && `${catalog.orgFriendlyUrl}/${catalog.friendlyUrl}` },
  };
  const named = Object.entries(examples[tag] ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : []));
  const options: Given = Object.fromEntries(named);
  const asked = [own, gygs, profile, catalogs];
  return {
    options,
    isPending: asked.some(({ isLoading }) => isLoading),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const query of asked) if (query.error !== null) void query.refetch();
    },
  };
}
