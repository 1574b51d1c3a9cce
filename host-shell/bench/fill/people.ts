import { searchText, sortText } from '@gyg/api/testing';
import type { BulkWriter } from './bulk-writer';
import type { Random } from './random';
import { daysFrom, type Size } from './size';
import { firstNames, lastNames } from './words';

/** People who can log in: they read their own lists and book. */
export const loginCount = 32;
export const loginEmail = (index: number) => `bench-${index}@example.org`;
export const loginPassword = 'Bench1234';
/** Argon2id of that password. It is made once, because a fill must give the same data each time. */
const loginHash = '$argon2id$v=19$m=19456,t=2,p=1$KaRgMXqC5+eUSWlqVcWxEw$WH5w400+P3qjUChSSDtOK29LT+8MJKtBSlmDBI6an/U';

export interface Person {
  id: string;
  fullName: string;
}

/** Adds all people; the first `loginCount` of them can log in. */
export function addPeople(writer: BulkWriter, random: Random, size: Size, week: number): Person[] {
  return Array.from({ length: size.people }, (_one, index) => {
    const id = random.uuid();
    const fullName = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const createdAt = daysFrom(week, -random.int(1, 1200));
    const canLogIn = index < loginCount;
    const email = canLogIn ? loginEmail(index) : `${id}@example.org`;
    writer.add('users', {
      id,
      subject: id,
      fullName,
      email,
      locale: random.chance(0.8) ? 'se' : 'en',
      showName: true,
      searchable: random.chance(0.02),
      searchText: searchText(fullName),
      sortText: sortText(fullName),
      createdAt,
    });
    if (canLogIn) {
      writer.add('identityUser', {
        id,
        email,
        name: fullName,
        locale: 'se',
        passwordHash: loginHash,
        groups: [],
        confirmedAt: createdAt,
        createdAt,
      });
    }
    return { id, fullName };
  });
}
