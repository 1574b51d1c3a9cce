import type { Person } from '@gyg/contract';
import { buildPerson } from '@gyg/contract/testing';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

/** A super user, administrators, a member, and a person who has not confirmed their address. */
export const somePeople: readonly Person[] = [
  buildPerson({
    userId: 'user-amadou',
    fullName: 'Amadou Ceesay',
    email: 'amadou.ceesay@renkust.example',
    organizations: [
      { id: 'org-kust', name: 'Ren Kust Bohuslän', friendlyUrl: 'ren-kust', role: 'ADMIN' },
      { id: 'org-cykel', name: 'Norrlands Cykelkök', friendlyUrl: 'cykelkok', role: 'MEMBER' },
    ],
  }),
  buildPerson({ userId: 'user-astrid', fullName: 'Astrid Ek', email: 'astrid@gyg.example', groups: ['superusers'] }),
  buildPerson({ userId: 'user-johan', fullName: 'Johan Hägg', email: 'johan@gyg.example', groups: ['superusers'] }),
  buildPerson({ userId: 'user-ny', fullName: 'Ny Person', email: 'ny@studorg.example', confirmed: false }),
];

/** Answers as the API does: searches, and changes groups. */
export function fakePeople(people: readonly Person[] = somePeople): FakeHandlers {
  const all = new Map(people.map((person) => [person.userId, person]));
  const supers = () => [...all.values()].filter(({ groups }) => groups.length > 0);
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 0, stories: 0, mails: 0, remotes: 0 } }),
    listPeople: ({ query: { keyword = '', group, page = 0, pageSize = 20 } }) => {
      const matching = [...all.values()].filter(
        ({ fullName, groups }) =>
          fullName.toLowerCase().includes(keyword) && (group === undefined || groups.length > 0),
      );
      const paging = { page: Number(page), pageSize: Number(pageSize) };
      return { people: matching, total: matching.length, superUsers: supers().length, ...paging };
    },
    signOutPerson: () => undefined,
    setPersonGroup: ({ params: { userId = '' }, body: { member } }) => {
      const person = all.get(userId);
      if (person === undefined) return refusal('user.missing');
      if (!member && supers().length < 2) return refusal('people.last_super_user');
      const changed: Person = { ...person, groups: member ? ['superusers'] : [] };
      all.set(userId, changed);
      return changed;
    },
  };
}
