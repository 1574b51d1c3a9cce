import { emailOf } from '../accounts';
import { content } from '../content/content';
import { portraitOf } from '../pictures/picture-addresses';
import { daysBefore, type SeedContext } from './seed-context';

/** The identity's subject of a person in the demo; accounts are created with the same one. */
export const subjectOf = (person: string): string => `demo-${person.toLowerCase()}`;

/** Everyone, as users of the product. */
export async function seedPeople({ seeder, users, now }: SeedContext): Promise<void> {
  for (const [index, [key, { name, locale, showName, searchable }]] of Object.entries(content().people).entries()) {
    const { id } = await seeder.addUser({
      subject: subjectOf(key),
      fullName: name,
      email: emailOf(key),
      locale,
      showName,
      searchable,
      profileImage: key === 'noor' ? null : portraitOf(key),
      createdAt: key === 'noor' ? daysBefore(now, 0) : daysBefore(now, 650 - index * 4),
    });
    users.add(key, id);
  }
}
