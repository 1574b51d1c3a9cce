/**
 * `npm run bench:many-bookings -w @gyg/api`: do the pages of a gyg with 10,000 bookings and recipients open as fast as
 * those of one with 100? Runs the API on a loopback port with a separate database (PostgreSQL where DATABASE_URL is set,
 * else SQLite) and compares the calls of each page, made together as the page makes them. Exits with 0 when every page
 * takes at most 1.5 times as long, with no more statements. The door list is not among them: it has to sort everyone by
 * name.
 */
import { medianOf, openTestDatabase, timeInterleaved } from '@gyg/database/testing';
import { createStatementCounter, createTestApi } from '..';
import { bookedGyg, receivedGyg } from './booked-gyg';

const atMost = 1.5;
const say = (line: string) => process.stdout.write(`${line}\n`);

const statements = createStatementCounter();
const database = await openTestDatabase();
const api = await createTestApi({ database, wrapDatabase: statements.wrapDatabase });

type Hosted = Awaited<ReturnType<typeof bookedGyg>>;
type Calls = (gyg: Hosted) => Promise<{ status: number }>[];

const booked = [await bookedGyg(api, 100), await bookedGyg(api, 10_000)] as const;
const received = [await receivedGyg(api, 100), await receivedGyg(api, 10_000)] as const;
await database.vacuum();

const bookings: Calls = ({ call, params }) => [call('getGygDesk', { params }), call('listGygBookings', { params })];
const memberBookings: Calls = ({ call, params, organizationId }) => [
  call('listMemberBookings', { params: { ...params, organizationId } }),
];
const recipients: Calls = ({ call, params }) => [call('getGygDesk', { params }), call('listBeneficiaries', { params })];
const pages = [
  { name: 'bookings', gygs: booked, calls: bookings },
  { name: 'member bookings', gygs: booked, calls: memberBookings },
  { name: 'recipients', gygs: received, calls: recipients },
];

say(`medians of 100 tries with 100 and with 10,000 rows, in milliseconds, ${api.db.engine}`);
const held = [];
for (const { name, gygs, calls } of pages) {
  const opening = (gyg: Hosted) => async () => {
    const answers = await Promise.all(calls(gyg));
    if (answers.some(({ status }) => status !== 200)) throw new Error(`The page of ${name} did not open`);
  };
  const [small, large] = [opening(gygs[0]), opening(gygs[1])];
  const counted = [await statements.during(small), await statements.during(large)] as const;
  const cases = [
    { name: 'few', run: small },
    { name: 'many', run: large },
  ];
  const times = await timeInterleaved(cases, { rounds: 100, warmUp: 10 });
  const [before = 1, after = 1] = times.map(({ taken }) => medianOf(taken));
  held.push(after / before <= atMost && counted[1] <= counted[0]);
  say(
    `${name.padEnd(16)} ${before.toFixed(1).padStart(6)} ${after.toFixed(1).padStart(6)}  ${(after / before).toFixed(2)} times, ${counted.join(' and ')} statements`,
  );
}
const holds = held.every(Boolean);
say(holds ? 'holds' : `does NOT hold (at most ${atMost} times, no more statements)`);
await api.close();
process.exitCode = holds ? 0 : 1;
