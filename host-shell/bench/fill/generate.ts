import { searchText } from '@gyg/api/testing';
import type { BulkWriter } from './bulk-writer';
import { pageOf, textsOf } from './gyg-texts';
import { timesOf } from './gyg-times';
import { addLinks, addQuiet, addRecipients } from './links';
import { type Around, addNeeds } from './needs-and-bookings';
import { addNotifications, addOwnNotifications } from './notifications';
import { addOrganizations, type Organization } from './organizations';
import { addPeople } from './people';
import { createRandom, type Random } from './random';
import { type Size, sizeOf } from './size';

const seed = 17;
/** Rows of so many gygs are kept in memory. */
const gygsAtOnce = 200;
const featuredCount = 8;

/** Up to three goals beside the first one, joined by pipes. */
function secondaryGoals(random: Random, first: number): string {
  const count = random.pick([0, 0, 1, 1, 2, 3]);
  const goals = Array.from({ length: count }, () => random.int(1, 17)).filter((goal) => goal !== first);
  return [...new Set(goals)].join('|');
}

/** Adds a gyg with everything that belongs to it. */
function addGyg(around: Around, number: number, organizations: readonly Organization[]) {
  const { writer, random, week } = around;
  const host = organizations[number % organizations.length] ?? { id: '', adminId: '' };
  const gygId = random.uuid();
  const times = timesOf(random, week);
  const { createdAt } = times;
  const texts = textsOf(random, number);
  const needTitles = addNeeds(around, { number, gygId, times });
  const isTranslated = random.chance(0.2);
  const english = isTranslated ? `Gyg ${number} in English` : '';
  const sdgGoalId = random.int(1, 17);
  writer.add('gygs', {
    id: gygId,
    organizationId: host.id,
    ...texts,
    ...times,
    sdgGoalId,
    secondaryGoals: secondaryGoals(random, sdgGoalId),
    hidden: random.chance(0.02),
    ...addRecipients(around, { gygId, times }),
    moreSearchText: searchText(...needTitles, english),
    createdBy: host.adminId,
    updatedAt: createdAt,
  });
  writer.add('gygPages', { gygId, ...pageOf(random), createdAt });
  if (isTranslated) {
    writer.add('gygTranslations', {
      gygId,
      language: 'en',
      title: english,
      summary: 'Everyone is welcome.',
      createdAt,
    });
  }
  addLinks(around, { gygId, host, times, organizations });
  addQuiet(around, gygId, times);
  const gyg = { id: gygId, title: texts.title };
  addNotifications(around, gyg);
  const isComing = times.publishedAt !== null && times.startDateTime.getTime() > week;
  return { ...gyg, isComing };
}

/**
 * Writes the data of an installation with so many gygs, the same for the same week. The week is what is past and what is
 * upcoming.
 */
export async function generate(writer: BulkWriter, { gygs, week }: { gygs: number; week: number }): Promise<Size> {
  const random = createRandom(seed);
  const size = sizeOf(gygs);
  const people = addPeople(writer, random, size, week);
  const organizations = addOrganizations(writer, random, { size, week, people });
  const around: Around = { writer, random, size, week, people };
  let featured = 0;
  for (let number = 0; number < gygs; number += 1) {
    const gyg = addGyg(around, number, organizations);
    if (number === 0) addOwnNotifications(around, gyg);
    if (gyg.isComing && featured < featuredCount) {
      featured += 1;
      const createdAt = new Date(week);
      writer.add('featured', { id: random.uuid(), kind: 'gyg', scope: 'home', targetId: gyg.id, createdAt });
    }
    if (number % gygsAtOnce === 0) await writer.drain();
  }
  return size;
}
