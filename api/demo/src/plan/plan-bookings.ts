import type { Attendance } from '@gyg/contract';
import { demoAccounts } from '../accounts';
import { content, type DemoBooking, type DemoGyg, type DemoNeed, type DemoOrganization } from '../content/content';
import { organizationsOf } from './people-of';
import { shuffledBy, spread } from './spread';

const withAccount = new Set(demoAccounts.map(({ person }) => person));

/** Whether a person is eligible for this need. */
export function mayOffer(person: string, need: DemoNeed, gyg: DemoGyg, host: DemoOrganization): boolean {
  const theirs = organizationsOf(person).map(({ key }) => key);
  const fromHost = theirs.includes(host.key);
  const fromPartner = theirs.some((key) => gyg.partners.includes(key));
  if (need.who === 'NONE' || need.who === 'INVITE_ONLY') return false;
  if (need.who === 'ONLY_HOST') return fromHost;
  if (need.who === 'ONLY_PARTNERS') return fromPartner;
  if (need.who === 'HOST_OR_PARTNERS') return fromHost || fromPartner;
  return true;
}

/** The number of items or places that a need's bookings use. */
export function heldBy(bookings: readonly DemoBooking[]): number {
  return bookings
    .filter(({ status }) => status === 'ACTIVE' || status === 'PENDING')
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function attendanceOf(gyg: DemoGyg, seed: string): { attendance?: Attendance } {
  if (gyg.state !== 'finished') return {};
  const luck = spread(`${seed} came`);
  if (luck > 0.96) return {};
  return { attendance: luck > 0.9 ? 'ABSENT' : luck > 0.86 ? 'APPROVED_UNATTENDANCE' : 'ATTENDED' };
}

/** Most people who belong to an organisation came in its name to a gyg that has begun. */
function representationOf(person: string, gyg: DemoGyg, seed: string): Pick<DemoBooking, 'as' | 'representation'> {
  const theirs = shuffledBy(
    seed,
    organizationsOf(person).map(({ key }) => key),
  );
  const [organization] = theirs;
  const begun = gyg.state === 'finished' || gyg.at.underWay === true;
  if (!begun || organization === undefined || spread(`${seed} represents`) > 0.7) return {};
  return { as: organization, representation: 'ACCEPTED' };
}

/** The bookings of `others` further people, always the same ones, without comments. */
export function othersOf(need: DemoNeed, gyg: DemoGyg, host: DemoOrganization): DemoBooking[] {
  const others: DemoBooking[] = [];
  const taken = new Set(need.bookings.map(({ person }) => person));
  const seed = `${gyg.key} ${need.title}`;
  const candidates = shuffledBy(seed, content().personKeys).filter(
    (person) =>
      !taken.has(person) && !withAccount.has(person) && !gyg.team.includes(person) && mayOffer(person, need, gyg, host),
  );
  for (const person of candidates.slice(0, need.others)) {
    const left = need.offered - heldBy(need.bookings) - heldBy(others);
    const requested = need.kind === 'SKILL' ? 1 : 1 + Math.floor(spread(`${seed} ${person}`) * 6);
    if (left <= 0) break;
    others.push({
      person,
      comment: '',
      quantity: Math.min(requested, left),
      status: 'ACTIVE',
      late: false,
      confirmed: false,
      ...attendanceOf(gyg, `${seed} ${person}`),
      ...representationOf(person, gyg, `${seed} ${person}`),
    });
  }
  return others;
}

/** The bookings of a need: those in the data, and those of others. */
export function bookingsOf(need: DemoNeed, gyg: DemoGyg, host: DemoOrganization): DemoBooking[] {
  return [...need.bookings, ...othersOf(need, gyg, host)];
}
