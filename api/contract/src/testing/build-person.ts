import type { Person } from '../schemas/people';

/** A person with a confirmed address and no organisation, for tests and stories. */
export function buildPerson(over: Partial<Person> = {}): Person {
  return {
    userId: 'user-elin',
    fullName: 'Elin Åkerblom',
    email: 'elin@gyg.example',
    profileImage: null,
    confirmed: true,
    groups: [],
    created: '2026-09-14T08:00:00.000Z',
    organizations: [],
    ...over,
  };
}
