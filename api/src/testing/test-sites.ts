import type { ConnectedSiteFacts, ConnectedSites } from '../api-context';

const time = new Date('2026-05-04T08:00:00Z');

/** A fake of the identity's connected sites, in memory. */
export function createTestSites(): ConnectedSites & {
  /** Adds a site that acts for a person. */
  add(subject: string, site?: Partial<ConnectedSiteFacts>): ConnectedSiteFacts;
} {
  const sites = new Map<string, ConnectedSiteFacts[]>();
  const of = (subject: string) => sites.get(subject) ?? [];
  return {
    add(subject, change = {}) {
      const organization = { id: 'org-kust', name: 'Ren kust Bohuslän', logo: null };
      const site = { origin: 'https://www.renkust.example', organization, scopes: ['profile', 'bookings'] };
      const added = { ...site, since: time, lastUsed: time, ...change };
      sites.set(subject, [...of(subject).filter(({ origin }) => origin !== added.origin), added]);
      return added;
    },
    list: async (subject) => of(subject),
    async remove(subject, origin) {
      const kept = of(subject).filter((site) => site.origin !== origin);
      const removed = kept.length < of(subject).length;
      sites.set(subject, kept);
      return removed;
    },
  };
}
