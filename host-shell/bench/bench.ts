/**
 * `npm run bench`: measures the built product beside a floor and a plain server, and compares the figures with goals.
 * host-shell/docs/performance.md describes it and its options.
 */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '@gyg/database';
import { freshDatabase, openRaw, startPostgres } from '@gyg/database/testing';
import { createBookings, flatCases, productCases, visitorCall } from './cases';
import { logInPeople, readFacts } from './facts';
import { createFlatTables } from './flat-tables';
import { measureHolds } from './holds';
import { type Measured, measureRounds, measureStreams, openPool } from './load';
import { readOptions } from './options';
import { measurePages } from './pages';
import { type Row, writeReport } from './report';
import { type Place, startFloor, startOn } from './server';

/** Git ignores it. */
const benchFolder = resolve(import.meta.dirname, '../../dist/bench');
/** Longer than the thread of first views is kept without pages. */
const restMs = 75_000;
const mixedSeconds = 20;

const options = readOptions(process.argv.slice(2));
const wants = (...groups: typeof options.only) => groups.some((group) => options.only.includes(group));
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Fills a database in a process of its own, whose tables are of its engine. */
function fill({ dataDir, databaseUrl = '' }: Place, gygs: number): void {
  const script = join(import.meta.dirname, 'fill', 'fill.ts');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const args = ['--import', 'tsx', script, dataDir, String(gygs)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`The database of ${gygs} gygs was not filled.`);
  say(`${gygs} gygs are filled`);
}

/** Needs whose counter is not what their bookings take, or is more than they offer. */
const wrongNeeds = `select count(*) as wrong from needs where booked_positions > offered_positions
  or booked_positions - held_positions <> (select coalesce(sum(quantity), 0) from bookings
    where bookings.need_id = needs.id and bookings.status in ('ACTIVE', 'PENDING'))`;

async function countOverbooked(place: Place): Promise<number> {
  const raw = await openRaw(place);
  const [row] = await raw.run(wrongNeeds);
  await raw.close();
  return Number(row?.wrong);
}

async function startProductOn(place: Place, gygs: number) {
  const server = await startOn(place);
  const facts = await readFacts(server.origin);
  const pool = openPool(server.origin);
  return { place, gygs, server, facts, book: createBookings(facts), ...pool };
}

/** Measures everything that is asked over HTTP. */
async function measureCalls(filled: readonly { place: Place; gygs: number }[], empty: Place): Promise<Row[]> {
  const products: Awaited<ReturnType<typeof startProductOn>>[] = [];
  for (const { place, gygs } of filled) products.push(await startProductOn(place, gygs));
  const floor = await startFloor(await createFlatTables(empty, products[0]?.facts.cards ?? []));
  const floorPool = openPool(floor.origin);
  const measured: Measured[] = flatCases.map((flatCase) => ({
    case: flatCase,
    server: floor,
    send: floorPool.send,
    gygs: 0,
  }));
  for (const { server, facts, book, send, gygs } of products) {
    for (const productCase of await productCases(server.origin, facts, book))
      measured.push({ case: productCase, server, send, gygs });
  }
  const logIn = async () => {
    for (const { facts, server } of products) facts.people = await logInPeople(server.origin);
  };
  const chosen = measured.filter(({ case: { group, name, server } }) =>
    [wants(group), options.case.test(name) || server !== undefined].every(Boolean),
  );
  const rows = await measureRounds(chosen, {
    rounds: options.rounds,
    async beforeRound(round) {
      await logIn();
      say(`round ${round} of ${options.rounds}`);
    },
  });
  for (const { place, gygs, facts, book, send } of wants('bookings') ? products : []) {
    await logIn();
    const streams = [
      { perSecond: 300, call: visitorCall(facts) },
      { perSecond: 20, call: book },
    ];
    const product = { group: 'bookings', server: 'product', gygs } as const;
    rows.push({ ...product, case: 'mixed', figures: await measureStreams(send, streams, mixedSeconds) });
    rows.push({ ...product, case: 'needs', figures: { overbooked: await countOverbooked(place) } });
  }
  for (const { close } of [floorPool, ...products]) await close();
  for (const server of [floor, ...products.map((product) => product.server)]) await server.stop();
  return rows;
}

/**
 * The time until a product is ready on data that another start has prepared, and its memory after a while without
 * requests.
 */
async function measureStart(place: Place, name: string, gygs: number): Promise<Row> {
  await (await startOn(place)).stop();
  const begun = performance.now();
  const second = await startOn(place);
  const startMs = performance.now() - begun;
  await wait(restMs);
  const { memoryBytes } = await second.usage();
  await second.stop();
  const figures = { 'start ms': startMs, 'memory MB': memoryBytes / 1024 ** 2 };
  return { group: 'start', case: name, server: 'product', gygs, figures };
}

/** Measures all chosen groups on an engine. `collect` gets what is measured as soon as it is. */
async function measureEngine(engine: Engine, folder: string, collect: (...rows: Row[]) => void): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres({ keptIn: join(folder, 'postgres') }) : undefined;
  const createPlace = async (): Promise<Place> => ({
    dataDir: await mkdtemp(join(folder, 'data-')),
    databaseUrl: postgres && (await freshDatabase(postgres.url)),
  });
  try {
    if (wants('pages') && engine === 'sqlite') collect(...(await measurePages(options.rounds)));
    if (wants('holds') && engine === 'sqlite') collect(...(await measureHolds(options.case)));
    if (!wants('steps', 'lists', 'search', 'bookings', 'start')) return;
    const filled = [];
    for (const gygs of options.gygs) {
      const place = await createPlace();
      fill(place, gygs);
      filled.push({ place, gygs });
    }
    if (wants('steps', 'lists', 'search', 'bookings')) collect(...(await measureCalls(filled, await createPlace())));
    if (!wants('start')) return;
    collect(await measureStart(await createPlace(), 'demo', 0));
    for (const { place, gygs } of filled) collect(await measureStart(place, 'filled', gygs));
  } finally {
    await postgres?.stop();
  }
}

await mkdir(benchFolder, { recursive: true });
for (const engine of options.engine) {
  const folder = await mkdtemp(join(benchFolder, 'run-'));
  // PostgreSQL runs as another user if we are root.
  await chmod(folder, 0o755);
  const rows: Row[] = [];
  /** Also of what was measured before something failed or a signal came. */
  const report = async () => {
    if (rows.length > 0) say(writeReport(rows.splice(0), benchFolder, { engine }));
    await rm(folder, { recursive: true, force: true });
  };
  const stop = () => void report().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    await measureEngine(engine, folder, (...measured) => void rows.push(...measured));
  } finally {
    await report();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}
