/**
 * `npm run bench:many-bookings -w @gyg/api`: does the desk of a gyg with 10,000 bookings open as fast as that of one with
 * 100? Runs the API on a loopback port with a separate database (PostgreSQL where DATABASE_URL is set, else SQLite) and
 * compares the calls of the bookings page, made together as the page makes them. Exits with 0 when the large gyg takes at
 * most 1.5 times as long, with as many statements.
 */
import { medianOf, timeInterleaved } from '@gyg/database/testing';
import { createStatementCounter, createTestApi } from '..';

const atMost = 1.5;
const say = (line: string) => process.stdout.write(`${line}\n`);

const statements = createStatementCounter();
const api = await createTestApi({ wrapDatabase: statements.wrapDatabase });

/** A gyg with so many bookings of one need, every tenth waiting for an answer. */
async function gygWith(count: number) {
  const open = api.need({ offeredPositions: count, needsApproval: true });
  const { gyg, admin } = await api.scene([open]);
  for (let made = 0; made < count; made += 500) {
    await api.seed(async (seeder) => {
      for (let index = made; index < Math.min(made + 500, count); index += 1) {
        const name = `Person ${index} of ${count}`;
        const { id: userId } = await seeder.addUser({
          subject: name,
          fullName: name,
          email: `person-${index}-of-${count}@example.org`,
          createdAt: api.clock.now(),
        });
        const booking = { gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', userId } as const;
        const { id } = await seeder.book({ ...booking, at: api.clock.now() });
        if (index % 10 > 0) await seeder.answerBooking(id, { byUserId: admin.id, accept: true, at: api.clock.now() });
      }
    });
  }
  const params = { gygId: gyg.id };
  return async () => {
    const answers = await Promise.all([
      api.as(admin)('getGygDesk', { params }),
      api.as(admin)('listGygBookings', { params }),
    ]);
    if (answers.some(({ status }) => status !== 200)) throw new Error('The desk did not open');
  };
}

const cases = [
  { name: '100', run: await gygWith(100) },
  { name: '10,000', run: await gygWith(10_000) },
];
const counted: number[] = [];
for (const { run } of cases) counted.push(await statements.during(run));
const medians = (await timeInterleaved(cases, { rounds: 100, warmUp: 10 })).map(({ taken }) => medianOf(taken));
const [few = 1, many = 1] = medians;
say(`medians of 100 tries, in milliseconds, ${api.db.engine}`);
for (const [index, { name }] of cases.entries()) {
  say(`${name.padStart(8)} bookings ${medians[index]?.toFixed(1).padStart(8)}  ${counted[index]} statements`);
}
const holds = many / few <= atMost && counted[0] === counted[1];
say(
  `${(many / few).toFixed(2)} times as long: ${holds ? 'holds' : 'does NOT hold'} (at most ${atMost}, same statements).`,
);
await api.close();
process.exitCode = holds ? 0 : 1;
