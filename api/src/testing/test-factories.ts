import { normaliseEmail } from '@gyg/contract';
import type { Database } from '@gyg/database';
import { createSeeder } from '../workers/seed/create-seeder';
import type { SeedGyg, SeedNeed, SeedOrganization, SeedUser } from '../workers/seed/seed-inputs';
import type { Seeder } from '../workers/seed/seeder';
import { hour, type TestClock } from './test-clock';

export interface TestUser {
  id: string;
  subject: string;
  fullName: string;
  email: string;
}

/** Builds rows quickly; pass only relevant fields. Gyg times are hours from the clock's now. */
export function createFactories(db: Database, clock: TestClock) {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const seed = <T>(act: (seeder: Seeder) => Promise<T>): Promise<T> => db.tx((t) => act(createSeeder(t)));

  async function user(over: Partial<SeedUser> = {}): Promise<TestUser> {
    const number = next();
    const subject = over.subject ?? `subject-${number}`;
    const fullName = over.fullName ?? `Person ${number}`;
    const email = normaliseEmail(over.email ?? `person-${number}@example.org`);
    const { id } = await seed((seeder) =>
      seeder.addUser({ createdAt: clock.now(), ...over, subject, fullName, email }),
    );
    return { id, subject, fullName, email };
  }

  async function organization(over: Partial<SeedOrganization> = {}) {
    const name = over.name ?? `Organisation ${next()}`;
    const created = await seed((seeder) => seeder.addOrganization({ createdAt: clock.now(), ...over, name }));
    return { ...created, name };
  }

  const member = (organizationId: string, userId: string, role: 'ADMIN' | 'MEMBER' = 'MEMBER') =>
    seed((seeder) => seeder.addMember({ organizationId, userId, role, createdAt: clock.now() }));

  const need = (over: Partial<SeedNeed> = {}): SeedNeed => ({
    kind: 'SKILL',
    title: 'Shore picker',
    offeredPositions: 5,
    ...(over.kind === 'COMMODITY' ? {} : { durationMinutes: 120 }),
    ...over,
  });

  interface GygOver extends Omit<Partial<SeedGyg>, 'publishedAt'> {
    organizationId: string;
    /** Hours from now; by default the gyg starts in a week and lasts four hours. */
    startsIn?: number;
    lasts?: number;
    draft?: boolean;
  }

  async function gyg({ startsIn = 24 * 7, lasts = 4, draft = false, ...over }: GygOver) {
    const start = new Date(clock.now().getTime() + startsIn * hour);
    const created = await seed((seeder) =>
      seeder.addGyg({
        title: `Gyg ${next()}`,
        summary: 'A summary',
        address: 'The jetty',
        sdgGoalId: 14,
        startDateTime: start,
        endDateTime: new Date(start.getTime() + lasts * hour),
        createdAt: clock.now(),
        ...(draft ? {} : { publishedAt: clock.now() }),
        ...over,
      }),
    );
    const [first] = created.needs;
    return { ...created, needId: first?.id ?? '' };
  }

  /** An organisation with an admin and a published gyg with these `needs`. */
  async function scene(needs: readonly Partial<SeedNeed>[] = [{}], over: Partial<GygOver> = {}) {
    const host = await organization();
    const admin = await user();
    await member(host.id, admin.id, 'ADMIN');
    const needInputs = needs.map((one) => need(one));
    return { host, admin, gyg: await gyg({ organizationId: host.id, needs: needInputs, ...over }) };
  }

  return { seed, user, organization, member, need, gyg, scene };
}
