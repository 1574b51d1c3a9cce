import type { GygTimes } from './gyg-times';
import type { Around } from './needs-and-bookings';
import type { Organization } from './organizations';
import { daysFrom } from './size';
import { labels } from './words';

interface OfGyg {
  gygId: string;
  host: Organization;
  times: GygTimes;
  organizations: readonly Organization[];
}

/** Adds partners and tags: of the host, and of the partners, who list the gyg as one of others. */
export function addLinks({ writer, random }: Around, { gygId, host, times, organizations }: OfGyg): void {
  const { createdAt } = times;
  const tag = (organizationId: string) =>
    writer.add('gygTags', { organizationId, gygId, tag: random.pick(labels), createdAt });
  if (random.chance(0.3)) tag(host.id);
  const count = random.chance(0.3) ? random.int(1, 2) : 0;
  const first = random.int(0, organizations.length - 1);
  for (const partner of [...organizations, ...organizations.slice(0, 2)].slice(first, first + count)) {
    if (partner.id === host.id) continue;
    writer.add('gygPartners', { gygId, organizationId: partner.id, accepted: random.chance(0.8), createdAt });
    tag(partner.id);
  }
}

/** Adds places for recipients to a tenth of the gygs; returns how many it has and how many are taken. */
export function addRecipients({ writer, random, people }: Around, { gygId, times }: Pick<OfGyg, 'gygId' | 'times'>) {
  if (!random.chance(0.1)) return { beneficiaryPositions: 0, beneficiariesTaken: 0 };
  const taken = times.publishedAt === null ? 0 : random.int(0, 5);
  const first = random.int(0, people.length - 6);
  for (const { id: userId } of people.slice(first, first + taken)) {
    writer.add('beneficiaries', { id: random.uuid(), gygId, userId, createdAt: times.createdAt });
  }
  return { beneficiaryPositions: taken + random.int(0, 10), beneficiariesTaken: taken };
}

const quietDays = 60;

/** Marks as done what background jobs would do in the weeks around the fill: otherwise they would be measured too. */
export function addQuiet({ writer, week }: Around, gygId: string, { startDateTime, endDateTime, createdAt }: GygTimes) {
  const isNear = (at: Date) => Math.abs(at.getTime() - week) < daysFrom(0, quietDays).getTime();
  if (isNear(startDateTime)) {
    writer.add('gygTransitions', { gygId, state: 'ONGOING', at: startDateTime, createdAt });
    writer.add('gygReminders', { gygId, enabled: false, hoursBefore: [24], createdAt, updatedAt: createdAt });
  }
  if (isNear(endDateTime)) writer.add('gygTransitions', { gygId, state: 'FINISHED', at: endDateTime, createdAt });
}
