import type { Seeder } from '../../workers/seed/seeder';
import type { TestApi } from '../test-api';
import { hour } from '../test-clock';
import type { TestUser } from '../test-factories';

export interface FixtureGyg {
  id: string;
  friendlyUrl: string;
  /** A skill with five places, of which the booker has one. */
  skillId: string;
  /** An item, ten of it, none booked. */
  itemId: string;
  /** The booker's booking of the skill. */
  bookingId: string;
}

interface FixtureOrganization {
  id: string;
  name: string;
  friendlyUrl: string;
}

/** The data for the matrix. People belong only to the organisations listed here. */
export interface Fixture {
  /** Logged in, without any role. */
  user: TestUser;
  /** Holds an ACTIVE booking and a recipient's place in `gyg`, and took part in `finished`. */
  booker: TestUser;
  /** Manages `gyg`, `draft` and `finished`; not an admin anywhere. */
  manager: TestUser;
  hostAdmin: TestUser;
  otherAdmin: TestUser;
  superUser: TestUser;
  /** Not actors of the matrix, but needed by some calls: a plain member of `host`, and the admin of `partner`. */
  hostMember: TestUser;
  partnerAdmin: TestUser;
  host: FixtureOrganization;
  other: FixtureOrganization;
  partner: FixtureOrganization;
  /** Published, starts in a week; `partner` is its partner, and it has three recipients' places. */
  gyg: FixtureGyg & { placeId: string };
  /** Of the same host, without bookings. */
  draft: Omit<FixtureGyg, 'bookingId'>;
  /** Ended yesterday; the booker ATTENDED. */
  finished: FixtureGyg;
  /** The booker's approved story of `finished`. */
  storyId: string;
}

const fixtures = new WeakMap<TestApi, number>();

interface Scene {
  seeder: Seeder;
  /** Hours from the clock's now. */
  at: (hours: number) => Date;
  /** Keeps names unique when one database contains several fixtures. */
  named: (name: string) => string;
}

async function makePerson({ seeder, at, named }: Scene, key: string, fullName: string): Promise<TestUser> {
  const subject = named(key);
  const email = `${named(key).toLowerCase().replaceAll(' ', '-')}@example.org`;
  const { id } = await seeder.addUser({ subject, fullName, email, createdAt: at(-1000) });
  return { id, subject, fullName, email };
}

async function makeOrganization(scene: Scene, given: string, adminId: string): Promise<FixtureOrganization> {
  const { seeder, at, named } = scene;
  const name = named(given);
  const { id, friendlyUrl } = await seeder.addOrganization({ name, createdAt: at(-900) });
  await seeder.addMember({ organizationId: id, userId: adminId, role: 'ADMIN', createdAt: at(-900) });
  return { id, name, friendlyUrl };
}

interface GygWishes {
  title: string;
  organizationId: string;
  managerId: string;
  partnerId: string;
  startsIn: number;
  draft?: boolean;
}

async function makeGyg({ seeder, at }: Scene, wishes: GygWishes) {
  const { title, organizationId, managerId, partnerId, startsIn, draft = false } = wishes;
  const { id, friendlyUrl, needs } = await seeder.addGyg({
    organizationId,
    title,
    summary: 'Three hours on the shore, with coffee',
    address: 'Hamngatan 1, Smögen',
    sdgGoalId: 14,
    startDateTime: at(startsIn),
    endDateTime: at(startsIn + 4),
    beneficiaryPositions: 3,
    managers: [managerId],
    partners: [{ organizationId: partnerId, accepted: true }],
    needs: [
      { kind: 'SKILL', title: 'Shore picker', durationMinutes: 120, offeredPositions: 5 },
      { kind: 'COMMODITY', title: 'Pairs of gloves', offeredPositions: 10 },
    ],
    createdAt: at(-800),
    ...(draft ? {} : { publishedAt: at(-700) }),
  });
  const [skill, item] = needs;
  if (!skill || !item) throw new Error('The gyg has not got its needs');
  return { id, friendlyUrl, skillId: skill.id, itemId: item.id };
}

async function makeFixture(scene: Scene): Promise<Fixture> {
  const { seeder, at } = scene;
  const person = (key: string, fullName: string) => makePerson(scene, key, fullName);
  const user = await person('user', 'Ulla User');
  const booker = await person('booker', 'Bo Booker');
  const manager = await person('manager', 'Mona Manager');
  const hostAdmin = await person('host-admin', 'Hanna Host');
  const otherAdmin = await person('other-admin', 'Otto Other');
  const partnerAdmin = await person('partner-admin', 'Petra Partner');
  const hostMember = await person('host-member', 'Mats Member');
  const superUser = await person('super-user', 'Siri Super');
  const host = await makeOrganization(scene, 'Coast Guardians', hostAdmin.id);
  const other = await makeOrganization(scene, 'Forest Friends', otherAdmin.id);
  const partner = await makeOrganization(scene, 'Harbour Works', partnerAdmin.id);
  await seeder.addMember({ organizationId: host.id, userId: hostMember.id, role: 'MEMBER', createdAt: at(-900) });

  const all = { organizationId: host.id, managerId: manager.id, partnerId: partner.id };
  const gyg = await makeGyg(scene, { ...all, title: 'Clean the shore', startsIn: 24 * 7 });
  const draft = await makeGyg(scene, { ...all, title: 'Secret picnic', startsIn: 24 * 14, draft: true });
  const finished = await makeGyg(scene, { ...all, title: 'Plant the dunes', startsIn: -24 });
  const booked = { userId: booker.id, contributionType: 'SKILL', bookingComment: 'I bring a friend' } as const;
  const booking = await seeder.book({ ...booked, gygId: gyg.id, needId: gyg.skillId, at: at(-48) });
  const done = await seeder.book({ ...booked, gygId: finished.id, needId: finished.skillId, at: at(-48) });
  await seeder.recordAttendance({
    bookingId: done.id,
    byUserId: hostAdmin.id,
    attendance: 'ATTENDED',
    at: at(-22),
  });
  const place = await seeder.addRecipient({ gygId: gyg.id, userId: booker.id, at: at(-47) });
  const story = await seeder.addStory({
    gygId: finished.id,
    userId: booker.id,
    url: '/media/stories/dunes.webp',
    caption: 'A windy day and a thousand plants',
    status: 'APPROVED',
    createdAt: at(-12),
  });
  return {
    user,
    booker,
    manager,
    hostAdmin,
    otherAdmin,
    superUser,
    hostMember,
    partnerAdmin,
    host,
    other,
    partner,
    gyg: { ...gyg, bookingId: booking.id, placeId: place.id },
    draft,
    finished: { ...finished, bookingId: done.id },
    storyId: story.id,
  };
}

/** Writes a new fixture into the database; the first one of a database has the plain names. */
export function createFixture(api: TestApi): Promise<Fixture> {
  const number = (fixtures.get(api) ?? 0) + 1;
  fixtures.set(api, number);
  const now = api.clock.now().getTime();
  return api.seed((seeder) =>
    makeFixture({
      seeder,
      at: (hours) => new Date(now + hours * hour),
      named: (name) => (number === 1 ? name : `${name} ${number}`),
    }),
  );
}
