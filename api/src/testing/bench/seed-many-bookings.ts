import { openDatabase } from '@gyg/database';
import { organizations, users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { createSeeder } from '../../seed/create-seeder';

const PER_TRANSACTION = 500;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A host of the demo, and the address of its administrator. */
export const DEMO_HOST = { friendlyUrl: 'ren-kust-bohuslan', adminEmail: 'host@demo.gyg' };

/**
 * Adds gygs of the demo's host to the data of a running product, each with so many bookings of one need. Every tenth
 * waits for an answer. Returns the ids of the gygs, in the order of the counts. Throws when the folder has no demo data.
 */
export async function seedManyBookings(dataDir: string, counts: readonly number[]): Promise<string[]> {
  const db = await openDatabase({ dataDir });
  const at = new Date();
  try {
    const [host] = await db.read
      .select()
      .from(organizations)
      .where(eq(organizations.friendlyUrl, DEMO_HOST.friendlyUrl));
    const [admin] = await db.read.select().from(users).where(eq(users.email, DEMO_HOST.adminEmail));
    if (host === undefined || admin === undefined) throw new Error(`${dataDir} has no demo data`);
    const ids: string[] = [];
    for (const count of counts) {
      const gyg = await db.tx((tx) =>
        createSeeder(tx).addGyg({
          organizationId: host.id,
          title: `A gyg with ${count} bookings`,
          summary: 'Many people come.',
          address: 'Smögen',
          startDateTime: new Date(at.getTime() + 30 * DAY_MS),
          endDateTime: new Date(at.getTime() + 31 * DAY_MS),
          sdgGoalId: 14,
          publishedAt: at,
          needs: [
            { kind: 'SKILL', title: 'Picker', durationMinutes: 60, offeredPositions: count, needsApproval: true },
          ],
        }),
      );
      const needId = gyg.needs[0]?.id ?? '';
      for (let made = 0; made < count; made += PER_TRANSACTION) {
        await db.tx(async (tx) => {
          const seeder = createSeeder(tx);
          for (let index = made; index < Math.min(made + PER_TRANSACTION, count); index += 1) {
            const name = `Person ${index} of ${count}`;
            const email = `person-${index}-of-${count}@example.org`;
            const { id: userId } = await seeder.addUser({ subject: email, fullName: name, email, createdAt: at });
            const booking = { gygId: gyg.id, needId, contributionType: 'SKILL', userId, at, notify: false } as const;
            const { id } = await seeder.book(booking);
            const answer = { byUserId: admin.id, accept: true, at, notify: false };
            if (index % 10 > 0) await seeder.answerBooking(id, answer);
          }
        });
      }
      ids.push(gyg.id);
    }
    return ids;
  } finally {
    await db.close();
  }
}
