import { sanitizeHtml, searchText, sortText } from '@gyg/api/testing';
import type { BulkWriter } from './bulk-writer';
import type { Person } from './people';
import type { Random } from './random';
import { daysFrom, type Size } from './size';
import { towns } from './towns';

export interface Organization {
  id: string;
  adminId: string;
}

const membersEach = 6;

/** Adds organisations with their pages, an administrator and members. None of these can log in. */
export function addOrganizations(
  writer: BulkWriter,
  random: Random,
  { size, week, people }: { size: Size; week: number; people: readonly Person[] },
): Organization[] {
  return Array.from({ length: size.organizations }, (_one, index) => {
    const id = random.uuid();
    const createdAt = daysFrom(week, -random.int(1100, 1400));
    const [city] = random.pick(towns);
    const name = `Föreningen ${city} ${index}`;
    writer.add('organizations', {
      id,
      name,
      friendlyUrl: `forening-${index}`,
      city,
      industry: random.int(0, 21),
      summary: `Vi ordnar gyg i ${city} tillsammans med andra föreningar.`,
      searchText: searchText(name),
      sortText: sortText(name),
      createdAt,
    });
    const aboutOrganization = sanitizeHtml(`<p>${name} har funnits i många år. Hos oss får alla hjälpa till.</p>`);
    writer.add('organizationPages', { organizationId: id, aboutOrganization, createdAt });
    const from = random.int(0, people.length - membersEach);
    const members = people.slice(Math.max(from, membersEach * 8)).slice(0, membersEach);
    for (const [place, { id: userId }] of members.entries()) {
      const role = place === 0 ? 'ADMIN' : 'MEMBER';
      writer.add('memberships', { id: random.uuid(), organizationId: id, userId, role, createdAt });
    }
    return { id, adminId: members[0]?.id ?? '' };
  });
}
