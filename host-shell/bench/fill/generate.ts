import { sanitizeHtml, searchText, sortText } from '@gyg/api/testing';
import type { Tables } from './tables';
import * as words from './words';

/** People who can log in: they read their own lists and book. */
export const loginCount = 32;
export const loginEmail = (index: number) => `bench-${index}@example.org`;
export const loginPassword = 'Bench1234';
/** Argon2id of that password. It is made once, because a fill must give the same data each time. */
const loginHash = '$argon2id$v=19$m=19456,t=2,p=1$KaRgMXqC5+eUSWlqVcWxEw$WH5w400+P3qjUChSSDtOK29LT+8MJKtBSlmDBI6an/U';

export const dayMs = 24 * 60 * 60 * 1000;
const daysFrom = (time: number | Date, days: number) => new Date(Math.round(Number(time) + days * dayMs));

const seed = 17;
const mostBookingsOfNeed = 7;
const notificationsEach = 5;
/** Of each person who can log in, at every size. */
const own = { bookings: 40, notifications: 200 };
const featuredCount = 8;
/** Between two bookers of a need in the list of people. */
const stride = 7;
const quarterHours = 96;
/** Background jobs have no work with gygs that are so near. */
const quietDays = 60;

interface Around {
  tables: Tables;
  random: words.Random;
  today: number;
  people: readonly { id: string; fullName: string }[];
  organizations: readonly { id: string; adminId: string }[];
}

type Basis = Pick<Around, 'tables' | 'random' | 'today'>;

/** Adds all people; the first `loginCount` of them can log in. */
function addPeople({ tables, random, today }: Basis, count: number): Around['people'] {
  return Array.from({ length: count }, (_one, index) => {
    const id = random.uuid();
    const fullName = `${random.pick(words.firstNames)} ${random.pick(words.lastNames)}`;
    const createdAt = daysFrom(today, -random.int(1, 1200));
    const email = index < loginCount ? loginEmail(index) : `${id}@example.org`;
    tables.users.add({
      ...{ id, subject: id, fullName, email, createdAt, showName: true },
      locale: random.chance(0.8) ? 'se' : 'en',
      searchable: random.chance(0.02),
      searchText: searchText(fullName),
      sortText: sortText(fullName),
    });
    if (index < loginCount) {
      const account = { id, email, name: fullName, passwordHash: loginHash, createdAt, confirmedAt: createdAt };
      tables.identityUser.add({ ...account, locale: 'se', groups: [] });
    }
    return { id, fullName };
  });
}

/** Adds organisations with their pages, each with an administrator who cannot log in. */
function addOrganizations(
  { tables, random, today, people }: Omit<Around, 'organizations'>,
  count: number,
): Around['organizations'] {
  return Array.from({ length: count }, (_one, index) => {
    const id = random.uuid();
    const createdAt = daysFrom(today, -random.int(1100, 1400));
    const { name: city } = random.pick(words.towns);
    const name = `Föreningen ${city} ${index}`;
    tables.organizations.add({
      ...{ id, name, city, createdAt },
      friendlyUrl: `forening-${index}`,
      industry: random.int(0, 21),
      summary: `Vi ordnar gyg i ${city} tillsammans med andra föreningar.`,
      searchText: searchText(name),
      sortText: sortText(name),
    });
    const aboutOrganization = sanitizeHtml(`<p>${name} har funnits i många år. Hos oss får alla hjälpa till.</p>`);
    tables.organizationPages.add({ organizationId: id, aboutOrganization, createdAt });
    const adminId = people[random.int(loginCount, people.length - 1)]?.id ?? '';
    tables.memberships.add({ id: random.uuid(), organizationId: id, userId: adminId, role: 'ADMIN', createdAt });
    return { id, adminId };
  });
}

/** When a gyg is held: 70 % start in the three years before, the rest within twelve months; some are in progress. */
function timesOf({ random, today }: Around) {
  const isPast = random.chance(0.7);
  const start = (isPast ? -random.int(1, 3 * 365) : random.int(0, 364)) + random.int(28, 76) / quarterHours;
  const lasts = random.chance(0.03) ? random.int(14, 90) : random.int(4, 32) / quarterHours;
  const endDateTime = daysFrom(today, start + lasts);
  const createdAt = daysFrom(today, Math.min(start, 0) - random.int(15, 90));
  const publishedAt = random.chance(0.02) ? null : daysFrom(createdAt, 1);
  // Its hosts ended it halfway.
  const endedEarly = isPast && publishedAt !== null && random.chance(0.01) && endDateTime.getTime() < today;
  const finishedAt = endedEarly ? daysFrom(today, start + lasts / 2) : null;
  return { startDateTime: daysFrom(today, start), endDateTime, createdAt, publishedAt, finishedAt };
}

function textsOf({ random }: Around, number: number) {
  const sentencesOf = (count: number) => Array.from({ length: count }, () => random.pick(words.sentences)).join(' ');
  const isOnline = random.chance(0.05);
  const town = random.pick(words.towns);
  // Up to some thirty kilometres from the middle of the town.
  const near = () => (random.next() - 0.5) * 0.6;
  const keyword = random.chance(0.001)
    ? ` med ${words.keywords.rare}`
    : random.chance(0.1)
      ? ` och ${words.keywords.frequent}`
      : '';
  const place = isOnline ? 'nätet' : town.name;
  const title = `${random.pick(words.activities)} ${random.pick(words.themes)} i ${place}${keyword}`;
  const summary = sentencesOf(random.int(2, 4));
  const address = isOnline ? 'online' : `Storgatan ${random.int(1, 99)}, ${town.name}`;
  const html = (...counts: readonly number[]) =>
    sanitizeHtml(counts.map((count) => `<p>${sentencesOf(count)}</p>`).join(''));
  return {
    card: {
      ...{ title, summary, address },
      ...(isOnline ? { lat: null, lng: null } : { lat: town.lat + near(), lng: town.lng + near() }),
      searchText: searchText(title, summary, address),
      friendlyUrl: `${searchText(title).replace(/[^a-z0-9]+/g, '-')}-${number}`.slice(-60).replace(/^-/, ''),
    },
    page: { preface: html(2), description: html(5, 5), impact: html(5), participantInfo: html(2) },
  };
}

interface Gyg extends ReturnType<typeof timesOf> {
  gygId: string;
  number: number;
}

interface Need {
  id: string;
  kind: 'SKILL' | 'COMMODITY';
  needsApproval: boolean;
}

function statusOf(random: words.Random, isPast: boolean, needsApproval: boolean) {
  const drawn = random.next();
  if (drawn < 0.07) return 'CANCELLED' as const;
  if (drawn < 0.1) return 'DECLINED' as const;
  return needsApproval && !isPast && drawn < 0.5 ? ('PENDING' as const) : ('ACTIVE' as const);
}

/** The bookings of a need, each by another person. */
function bookingsOf({ random, today, people }: Around, gyg: Gyg, { id: needId, kind, needsApproval }: Need) {
  const { gygId, createdAt: gygAt, startDateTime } = gyg;
  const isPast = startDateTime.getTime() < today;
  const others = people.length - loginCount;
  const first = random.int(0, others - 1);
  const count = random.int(0, mostBookingsOfNeed);
  const bookers = Array.from({ length: count }, (_one, index) => loginCount + ((first + index * stride) % others));
  // Of the first gygs, people who can log in have booked one item each.
  if (kind === 'COMMODITY' && gyg.number < loginCount * own.bookings) bookers.push(gyg.number % loginCount);
  return (gyg.publishedAt === null ? [] : bookers).map((booker) => {
    const userId = people[booker]?.id ?? '';
    const status = statusOf(random, isPast, needsApproval);
    const quantity = kind === 'SKILL' ? 1 : random.int(1, 3);
    const createdAt = daysFrom(gygAt, 2 + random.next() * 10);
    const came = isPast && status === 'ACTIVE' && random.chance(0.6);
    return {
      ...{ id: random.uuid(), needId, gygId, userId, kind, quantity, bookingComment: '', status, createdAt },
      attendance: came ? ('ATTENDED' as const) : null,
      attendanceAt: came ? startDateTime : null,
    };
  });
}

/** Adds the needs of a gyg with their bookings, and returns the titles. A quarter of the needs are full. */
function addNeeds(around: Around, gyg: Gyg): string[] {
  const { tables, random } = around;
  return ['SKILL' as const, 'SKILL' as const, 'COMMODITY' as const].map((kind, sortOrder) => {
    const need = { id: random.uuid(), kind, needsApproval: random.chance(0.2) };
    const bookings = bookingsOf(around, gyg, need);
    const active = bookings.filter(({ status }) => status === 'ACTIVE');
    const pending = bookings.filter(({ status }) => status === 'PENDING');
    const positions = (list: typeof bookings) => list.reduce((sum, { quantity }) => sum + quantity, 0);
    const bookedPositions = positions(active) + positions(pending);
    const title = random.pick(kind === 'SKILL' ? words.skills : words.items);
    tables.needs.add({
      ...{ ...need, gygId: gyg.gygId, title, bookedPositions, sortOrder, createdAt: gyg.createdAt },
      durationMinutes: kind === 'SKILL' ? 60 * random.int(1, 8) : null,
      offeredPositions: bookedPositions + (random.chance(0.25) ? 0 : random.int(1, 20)),
      activeBookings: active.length,
      pendingBookings: pending.length,
      endedBookings: bookings.length - active.length - pending.length,
      pendingPositions: positions(pending),
    });
    for (const booking of bookings) tables.bookings.add(booking);
    return title;
  });
}

/** Adds partners and tags: of the host, and of the partners, who list the gyg as one of others. */
function addLinks({ tables, random, organizations }: Around, hostId: string, { gygId, createdAt }: Gyg): void {
  const tag = (organizationId: string) =>
    tables.gygTags.add({ organizationId, gygId, tag: random.pick(words.labels), createdAt });
  if (random.chance(0.3)) tag(hostId);
  const count = random.chance(0.3) ? random.int(1, 2) : 0;
  const first = random.int(0, organizations.length - 2);
  for (const { id: organizationId } of organizations.slice(first, first + count)) {
    if (organizationId === hostId) continue;
    tables.gygPartners.add({ gygId, organizationId, accepted: random.chance(0.8), createdAt });
    tag(organizationId);
  }
}

/** Marks as done what background jobs would do in the weeks around the fill: otherwise they would be measured too. */
function addQuiet({ tables, today }: Around, { gygId, startDateTime, endDateTime, createdAt }: Gyg): void {
  const isNear = (at: Date) => Math.abs(at.getTime() - today) < quietDays * dayMs;
  if (isNear(startDateTime)) {
    tables.gygTransitions.add({ gygId, state: 'ONGOING', at: startDateTime, createdAt });
    tables.gygReminders.add({ gygId, enabled: false, hoursBefore: [24], createdAt, updatedAt: createdAt });
  }
  if (isNear(endDateTime)) tables.gygTransitions.add({ gygId, state: 'FINISHED', at: endDateTime, createdAt });
}

function addNotification({ tables, random, today, people }: Around, userId: string, gygId: string, gyg: string): void {
  const { id: relatedUserId, fullName: person } = random.pick(people);
  tables.notifications.add({
    ...{ id: random.uuid(), userId, type: 'booking_created', relatedUserId, gygId },
    title: `${person} kommer till ${gyg}`,
    body: 'Erbjuder: Kock',
    data: { person, gyg, need: 'Kock' },
    viewed: random.chance(0.8),
    archived: random.chance(0.2),
    createdAt: daysFrom(today, -random.next() * 700),
  });
}

/** Adds a gyg with everything that belongs to it. */
function addGyg(around: Around, number: number) {
  const { tables, random, people, organizations } = around;
  const { id: organizationId, adminId: createdBy } =
    organizations[number % organizations.length] ?? random.pick(organizations);
  const gygId = random.uuid();
  const times = timesOf(around);
  const gyg = { ...times, gygId, number };
  const { createdAt } = times;
  const { card, page } = textsOf(around, number);
  const english = random.chance(0.2) ? `Gyg ${number} in English` : '';
  const sdgGoalId = random.int(1, 17);
  const further = Array.from({ length: random.pick([0, 0, 1, 1, 2, 3]) }, () => random.int(1, 17));
  tables.gygs.add({
    ...{ id: gygId, organizationId, createdBy, sdgGoalId, ...card, ...times },
    secondaryGoals: [...new Set(further)].filter((goal) => goal !== sdgGoalId).join('|'),
    hidden: random.chance(0.02),
    beneficiaryPositions: random.chance(0.1) ? random.int(1, 15) : 0,
    moreSearchText: searchText(...addNeeds(around, gyg), english),
    updatedAt: createdAt,
  });
  tables.gygPages.add({ gygId, ...page, createdAt });
  if (english !== '') {
    const translated = { language: 'en', title: english, summary: 'Everyone is welcome.' } as const;
    tables.gygTranslations.add({ gygId, ...translated, createdAt });
  }
  addLinks(around, organizationId, gyg);
  addQuiet(around, gyg);
  const notify = (userId: string) => addNotification(around, userId, gygId, card.title);
  for (let index = 0; index < notificationsEach; index += 1)
    notify(people[random.int(loginCount, people.length - 1)]?.id ?? '');
  if (number > 0) return gyg;
  for (const { id } of people.slice(0, loginCount)) {
    for (let index = 0; index < own.notifications; index += 1) notify(id);
  }
  return gyg;
}

/**
 * Adds the data of an installation with so many gygs, the same for the same day. Stops after each gyg, so that rows can
 * be written meanwhile.
 */
export function* generate(tables: Tables, { gygs, today }: { gygs: number; today: number }) {
  const random = words.createRandom(seed);
  const people = addPeople({ tables, random, today }, Math.max(100, Math.round(gygs / 2)));
  const organizations = addOrganizations({ tables, random, today, people }, Math.max(4, Math.round(gygs / 50)));
  const around: Around = { tables, random, today, people, organizations };
  let featured = 0;
  for (let number = 0; number < gygs; number += 1) {
    const { gygId: targetId, publishedAt, startDateTime } = addGyg(around, number);
    if (publishedAt !== null && startDateTime.getTime() > today && featured < featuredCount) {
      featured += 1;
      const home = { kind: 'gyg', scope: 'home' } as const;
      tables.featured.add({ id: random.uuid(), ...home, targetId, createdAt: new Date(today) });
    }
    yield;
  }
}
