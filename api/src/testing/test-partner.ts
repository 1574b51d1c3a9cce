import { randomUUID } from 'node:crypto';
import type { Database } from '@gyg/database';
import { organizationOrigins, organizations, users } from '@gyg/database/schema';

/** The origin of a partner's site in tests, which is also its client's id. */
export const partnerOrigin = 'https://partner.example';

const registered = new WeakSet<Database>();

/** Registers a partner's site once for each database: for an organisation of the test, or for a new one. */
export async function registerPartner(db: Database): Promise<void> {
  if (registered.has(db)) return;
  registered.add(db);
  await registerOrigin(db, { origin: partnerOrigin });
}

/** Registers a site for logging in. */
export async function registerOrigin(
  db: Database,
  site: { origin: string; mayLogIn?: boolean; mayFrame?: boolean },
): Promise<void> {
  await db.tx(async (t) => {
    const unique = randomUUID();
    const [known] = await t.select().from(organizations).limit(1);
    const [person] = await t.select().from(users).limit(1);
    const organization =
      known ?? (await t.insert(organizations).values({ name: unique, friendlyUrl: unique }).returning())[0];
    const user = person ?? (await t.insert(users).values({ subject: unique, fullName: 'Ada' }).returning())[0];
    if (!organization || !user) throw new Error('Nobody can register the site');
    await t.insert(organizationOrigins).values({ organizationId: organization.id, addedBy: user.id, ...site });
  });
}
