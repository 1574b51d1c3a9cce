/** The password of every demo account. Demo data never exists in production. */
export const demoPassword = 'Demo1234';

/** The demo's accounts, with their purpose for the terminal. */
export interface DemoAccount {
  /** Its key in `content/people.yaml`. */
  readonly person: string;
  readonly email: string;
  readonly role: string;
  readonly groups: readonly string[];
}

/** The six accounts of the demo. All other people have no login. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    person: 'elin',
    email: 'volunteer@demo.gyg',
    role: 'volunteer with bookings, member of two organisations',
    groups: [],
  },
  { person: 'britta', email: 'host@demo.gyg', role: 'admin of Ren Kust Bohuslän and Fixarkollektivet', groups: [] },
  { person: 'farid', email: 'host2@demo.gyg', role: 'admin of Läxhjälpen Rosengård', groups: [] },
  { person: 'jonas', email: 'manager@demo.gyg', role: 'manages one gyg, admin of no organisation', groups: [] },
  { person: 'ingrid', email: 'super@demo.gyg', role: 'super user of the platform', groups: ['superusers'] },
  { person: 'noor', email: 'new@demo.gyg', role: 'just registered: no organisation, no bookings', groups: [] },
];

/** The e-mail address of a person in the demo; people without an account get an unused one. */
export function emailOf(person: string): string {
  return demoAccounts.find((account) => account.person === person)?.email ?? `${person.toLowerCase()}@people.demo.gyg`;
}
