import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Group } from './cases/case';
import { logInPeople, readFacts } from './cases/facts';
import { flatCases, listCases } from './cases/list-cases';
import { furtherCases, searchCases } from './cases/search-cases';
import { addFloor, measureRounds, type Target } from './load/measure-rounds';
import { measureBookings } from './measure-bookings';
import { addGrowth } from './report/add-ratios';
import type { Row } from './report/row';
import { flatPages, flattenCards } from './servers/flat-cards';
import type { Engines } from './servers/installation';
import { startOnData, startScript } from './servers/measured-server';
import type { Product } from './servers/product';

export interface CallOptions {
  folder: string;
  sizes: readonly number[];
  only: readonly Group[];
  rounds: number;
  say: (line: string) => void;
  /** Gets what is measured as soon as it is, so that it is kept if something fails later. */
  collect: (rows: readonly Row[]) => void;
}

const warmUpMs = 300;
const burstMs = 700;

async function startAll(engines: Engines, { folder, sizes, say }: CallOptions) {
  const products: Product[] = [];
  for (const gygs of sizes) {
    const place = await engines.install(gygs);
    const server = await startOnData(place);
    products.push({ place, server, facts: await readFacts(server.origin) });
    say(`  ${gygs} gygs are served`);
  }
  const cards = products[0]?.facts.cards ?? [];
  const file = join(folder, 'cards.json');
  await writeFile(file, JSON.stringify(flattenCards(cards)));
  const env = async (name: string) => ({ BENCH_CARDS: file, ...(await engines.flat(name)) });
  const floor = await startScript('floor.ts', await env('floor'));
  const plain = await startScript(`plain-${engines.engine}.ts`, await env('plain'));
  return { products, floor, plain, cards };
}

/** Measures everything that is asked over HTTP, on one engine. */
export async function measureCalls(engines: Engines, options: CallOptions): Promise<void> {
  const { engine } = engines;
  const { products, floor, plain, cards } = await startAll(engines, options);
  const flat = flatCases(flatPages, cards);
  const targets: Target[] = [
    { name: 'floor', engine, gygs: 0, server: floor, cases: flat.floor },
    { name: 'plain', engine, gygs: 0, server: plain, cases: flat.plain },
  ];
  for (const { place, server, facts } of products) {
    const cases = [...(await listCases(server.origin, facts)), ...searchCases(facts), ...furtherCases(facts)];
    targets.push({ name: 'product', engine, gygs: place.gygs, server, cases });
  }
  const wanted = targets.map((target) => ({
    ...target,
    cases: target.cases.filter(({ group }) => options.only.includes(group)),
  }));
  const renew = async () => {
    for (const { server, facts } of products) facts.people = await logInPeople(server.origin);
  };
  if (wanted.some(({ cases }) => cases.length > 0)) {
    const measured = await measureRounds(wanted, { ...options, warmUpMs, burstMs, beforeRound: renew });
    options.collect(addGrowth(addFloor(measured, wanted)));
  }
  if (options.only.includes('bookings')) {
    await measureBookings({ engine, products, plain }, { ...options, beforeRound: renew });
  }
  for (const server of [floor, plain, ...products.map((one) => one.server)]) await server.stop();
}
