import type { OrganizationOrigin } from '@gyg/contract';
import { buildOrganization, buildOrigin } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';

const cardOf = (id: string, name: string) => ({
  ...{ id, name, logo: null, friendlyUrl: id, organizationType: 'NON-PROFIT' },
});

/** Origins of two organisations. */
export const someOrigins: readonly OrganizationOrigin[] = [
  { ...buildOrigin(), organization: cardOf('ren-kust', 'Ren Kust Bohuslän') },
  {
    ...buildOrigin({ id: 'origin-2', origin: 'https://cykelkok.example', mayFrame: false, lastSeenAt: null }),
    organization: cardOf('cykelkok', 'Norrlands Cykelkök'),
  },
  {
    ...buildOrigin({ id: 'origin-3', origin: 'https://lara.cykelkok.example', mayLogIn: false, addedByName: null }),
    organization: cardOf('cykelkok', 'Norrlands Cykelkök'),
  },
];

/** Answers as the API does: searches, saves and removes. */
export function fakeOrigins(firstOrigins: readonly OrganizationOrigin[] = someOrigins): FakeHandlers {
  let all = [...firstOrigins];
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 0, stories: 0, mails: 0, remotes: 0 } }),
    listAllOrigins: ({ query: { keyword = '', page = 0, pageSize = 20 } }) => {
      const origins = all.filter(({ origin }) => origin.includes(keyword));
      const organizations = new Set(origins.map(({ organization }) => organization.id)).size;
      return { origins, total: origins.length, organizations, page: Number(page), pageSize: Number(pageSize) };
    },
    findOrganizations: () => ({
      organizations: [{ ...buildOrganization({ id: 'tensta', name: 'Odlarna i Tensta' }), openGygs: 0, goals: [] }],
      ...{ total: 1, page: 0, pageSize: 10 },
    }),
    saveOrigin: ({ params: { organizationId = '' }, body }) => {
      const { origin, mayLogIn = true, mayFrame = false } = body;
      const saved = buildOrigin({ id: `saved-${origin}`, origin, mayLogIn, mayFrame });
      const organization =
        all.find(({ organization: card }) => card.id === organizationId)?.organization ??
        cardOf(organizationId, 'Odlarna i Tensta');
      all = [...all.filter((other) => other.origin !== origin), { ...saved, organization }];
      return saved;
    },
    updateOrigin: ({ params: { originId = '' }, body }) => {
      all = all.map((entry) => (entry.id === originId ? { ...entry, ...body } : entry));
      return buildOrigin({ id: originId, ...body });
    },
    deleteOrigin: ({ params: { originId } }) => {
      all = all.filter(({ id }) => id !== originId);
    },
  };
}
