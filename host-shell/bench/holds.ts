import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@gyg/api/testing';
import { signIn } from '@gyg/identity/testing';
import sharp from 'sharp';
import { fillHolds, hostEmail, volunteerEmail } from './fill/fill-holds';
import type { Row } from './report';
import { type Server, startOn } from './server';

/** One way to make the server work. `ask` gets the number of the round, and resolves when the response is complete. */
interface Path {
  name: string;
  ask: (round: number) => Promise<unknown>;
  /** How often it is asked; default ten times. */
  rounds?: number;
}

const password = 'Demo1234';
const together = 70;

/** The paths on which a guest, a person or an organisation can ask for much. */
async function pathsOf(origin: string, facts: Awaited<ReturnType<typeof fillHolds>>): Promise<Path[]> {
  const { gygId, organizationId, volunteerId, calendarSecret } = facts;
  const codes = [...facts.codes];
  const logIn = async (email: string) => {
    const { access_token: token } = await signIn(origin, { email, password });
    return { authorization: `Bearer ${token}` };
  };
  const [host, volunteer] = [await logIn(hostEmail), await logIn(volunteerEmail)];
  // The largest that an upload may contain, in the shape of a hero.
  const pixels = { width: 8_000, height: 4_500, channels: 3, background: '#3a7' } as const;
  const picture = await sharp({ create: pixels }).jpeg().toBuffer();

  async function call(path: string, init: RequestInit = {}, expected: readonly number[] = [200]) {
    const response = await fetch(`${origin}${path}`, init);
    const text = await response.text();
    if (!expected.includes(response.status))
      throw new Error(`${path} responded ${response.status}: ${text.slice(0, 300)}`);
  }
  const get = (path: string, headers = {}) => call(path, { headers });
  const post = (path: string, body: unknown, expected?: readonly number[]) =>
    call(
      path,
      { method: 'POST', headers: { ...host, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      expected,
    );
  const certificate = (expected?: readonly number[]) => call(`/api/certificates/${codes.pop()}.pdf`, {}, expected);
  const upload = () => {
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'hero.jpg');
    return call(`/api/organizations/${organizationId}/images/hero_image`, { method: 'POST', headers: host, body });
  };
  const report = (format: string) => post('/api/reports/contributions/received', { organizationId, format });
  const links = '<p><a href="https://example.org/">a</a></p>';
  const html = links.repeat(Math.floor(limits.html / (links.length + ' rel="noopener nofollow"'.length)));
  const gyg = `/api/gygs/${gygId}`;
  const thanks = { audience: 'BOOKED', title: 'Thank you', body: 'See you.' };

  return [
    {
      name: `certificates: ${together} at once`,
      ask: () => Promise.all(Array.from({ length: together }, () => certificate([200, 429, 503]))),
      rounds: 1,
    },
    { name: 'certificate', ask: () => certificate() },
    { name: 'first view of home', ask: (round) => get(`/?visit=${round}`) },
    { name: 'OpenAPI document', ask: () => get('/api/openapi.json') },
    { name: 'sitemap of gyg pages', ask: (round) => get(`/sitemap-gygs.xml?${round}`) },
    { name: 'log-in', ask: () => logIn(hostEmail) },
    {
      name: 'search by keyword, with facets',
      ask: (round) => get(`/api/gygs/search?keyword=strand${round}&facets=true`),
    },
    { name: 'body of 256 kB, refused', ask: () => post('/api/gygs/search', { from: 'x'.repeat(250_000) }, [400]) },
    { name: 'calendar of one gyg', ask: () => get(`${gyg}/calendar.ics`) },
    { name: 'calendar feed of one person', ask: () => get(`/api/calendars/${calendarSecret}.ics`) },
    { name: 'own data', ask: () => get(`/api/users/${volunteerId}/export`, volunteer) },
    { name: 'bookings of a gyg, a page', ask: () => get(`${gyg}/bookings?pageSize=100`, host) },
    {
      name: 'bookings of a gyg, the last page by name',
      ask: () => get(`${gyg}/bookings?pageSize=100&page=189&sort=name:asc`, host),
    },
    {
      name: 'bookings of a gyg, searched',
      ask: (round) => get(`${gyg}/bookings?pageSize=100&keyword=person+99${round}`, host),
    },
    { name: 'bookings of a gyg, a file of 19,500', ask: () => get(`${gyg}/bookings?format=csv`, host) },
    { name: 'door list, 500 people', ask: () => get(`${gyg}/attendance?pageSize=500`, host) },
    { name: 'report of what was received, a page', ask: () => report('json') },
    { name: 'report of what was received, a file', ask: () => report('csv') },
    // Of a finished gyg only this text may change.
    { name: 'largest text of a page', ask: () => post(`${gyg}/page`, { 'page.impact': html }) },
    { name: 'largest picture', ask: upload, rounds: 3 },
    { name: 'message to 19,000 people', ask: () => post(`${gyg}/messages`, thanks, [201]), rounds: 1 },
  ];
}

/**
 * The work of a start (mails of the demo, texts for search) is done when its thread is idle for a second, or after a
 * minute.
 */
async function settle(server: Server): Promise<void> {
  for (let second = 0, used = Number.POSITIVE_INFINITY; second < 60 && used > 50; second += 1) {
    const before = await server.usage();
    await wait(1_000);
    used = (await server.usage()).mainThreadMs - before.mainThreadMs;
  }
}

const betweenChecksMs = 5;

/** The longest response of a health check while something is done, in milliseconds. */
async function watchHealth(origin: string, act: () => Promise<unknown>): Promise<number> {
  const check = async () => (await fetch(`${origin}/api/health/live`)).text();
  // The first opens the connection.
  await check();
  let longest = 0;
  let isDone = false;
  const done = act().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    await check();
    longest = Math.max(longest, performance.now() - begun);
    await wait(betweenChecksMs);
  }
  await done;
  return longest;
}

async function measurePath({ origin, usage }: Server, { name, ask, rounds = 10 }: Path): Promise<Row> {
  let health = 0;
  const measured: { work: number; main: number; all: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await usage();
    if (round === 0) health = await watchHealth(origin, () => ask(round));
    else await ask(round);
    const { longestWorkMs: work, mainThreadMs, processorMs } = await usage();
    const main = mainThreadMs - before.mainThreadMs;
    measured.push({ work, main, all: processorMs - before.processorMs });
  }
  const later = measured.length > 1 ? measured.slice(1) : measured;
  const least = (figure: 'work' | 'main' | 'all') => Math.min(...later.map((figures) => figures[figure]));
  const figures = {
    'first part ms': measured[0]?.work ?? 0,
    'later parts ms': least('work'),
    'main thread ms': least('main'),
    'all threads ms': least('all'),
    'health check ms': health,
  };
  return { group: 'holds', case: name, server: 'product', gygs: 0, figures };
}

/**
 * Measures what holds the thread that handles all requests: how much of the processor the longest part of a path's work
 * used in the first call, and at least in the longest of later ones (what else the machine does makes parts longer,
 * never shorter); what one call used (of a path that is asked once, with the health checks); and the longest health
 * check during the first. The data are in memory where the system has /dev/shm, so that no figure is the disk's.
 */
export async function measureHolds(names: RegExp): Promise<Row[]> {
  const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'gyg-holds-'));
  try {
    // The first start makes the demo's data.
    await (await startOn({ dataDir })).stop();
    const facts = await fillHolds(dataDir);
    const server = await startOn({ dataDir }, { BENCH_USAGE_HOLDS: 'yes' });
    try {
      const paths = await pathsOf(server.origin, facts);
      await settle(server);
      const rows = [];
      for (const path of paths.filter(({ name }) => names.test(name))) rows.push(await measurePath(server, path));
      return rows;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
