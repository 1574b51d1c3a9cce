import type { Engine } from '@gyg/database';
import { bookingCall, plainBookingCall, readOpenNeeds } from './cases/booking-cases';
import { earlyDay, manyAtOnce } from './cases/case';
import { openConnections } from './load/burst';
import { measureRounds, type Target } from './load/measure-rounds';
import { runStreams, type Stream } from './load/open-loop';
import { quantileOf } from './load/statistics';
import type { Row } from './report/row';
import { countOverbooked } from './servers/installation';
import type { MeasuredServer } from './servers/measured-server';
import type { Product } from './servers/product';

const mixedSeconds = 20;
const usual = { group: 'bookings', name: 'booking', expected: 201, atOnce: manyAtOnce } as const;

interface Booked {
  engine: Engine;
  products: readonly Product[];
  plain: MeasuredServer;
}

interface Options {
  rounds: number;
  beforeRound: () => Promise<void>;
  say: (line: string) => void;
  collect: (rows: readonly Row[]) => void;
}

/** Reads and bookings of visitors who do not wait for each other. */
async function measureMixed(engine: Engine, { place, server, facts }: Product, call: Stream['call']): Promise<Row[]> {
  const card = (index: number) => facts.cards[index % facts.cards.length] ?? facts.cards[0];
  const reads: Stream['call'] = (index) => ({
    path:
      index % 3 === 0
        ? `/api/gygs/${card(index).id}/profile`
        : `/api/gygs/search?from=${earlyDay(index)}&page=${index % 10}`,
  });
  const streams = [
    { perSecond: 300, expected: 200, call: reads },
    { perSecond: 20, expected: 201, call },
  ];
  const connections = openConnections(server.origin, manyAtOnce);
  const figures = await runStreams(connections, streams, mixedSeconds);
  await connections.close();
  const all = figures.flatMap(({ latencies }) => latencies);
  const row = (name: string, latencies: readonly number[]): Row => ({
    ...{ engine, group: 'bookings', case: name, server: 'product', gygs: place.gygs },
    figures: { p50Ms: quantileOf(latencies, 0.5), p99Ms: quantileOf(latencies, 0.99) },
  });
  const [ofReads, ofBookings] = figures.map(({ latencies }) => latencies);
  return [row('mixed', all), row('mixed, reads', ofReads ?? []), row('mixed, bookings', ofBookings ?? [])];
}

/** Measures bookings beside those of the plain server, then reads and bookings together; counts what was overbooked. */
export async function measureBookings({ engine, products, plain }: Booked, options: Options): Promise<void> {
  const targets: Target[] = [
    { name: 'plain', engine, gygs: 0, server: plain, cases: [{ ...usual, call: plainBookingCall }] },
  ];
  const calls = new Map<Product, Stream['call']>();
  for (const product of products) {
    const { place, server, facts } = product;
    const next = bookingCall(facts, await readOpenNeeds(server.origin));
    // One series of numbers for both measurements, so that no booking is made twice.
    let index = 0;
    const call = () => next(index++);
    calls.set(product, call);
    targets.push({ name: 'product', engine, gygs: place.gygs, server, cases: [{ ...usual, call }] });
  }
  const bursts = await measureRounds(targets, { ...options, warmUpMs: 500, burstMs: 1_500 });
  const plainPerSecond = bursts.find(({ server }) => server === 'plain')?.figures.perSecond ?? Number.NaN;
  const withRatio = (row: Row): Row => {
    const { perSecond = Number.NaN } = row.figures;
    const ofPlain = row.server === 'product' ? { ofPlain: perSecond / plainPerSecond } : {};
    return { ...row, figures: { ...row.figures, ...ofPlain } };
  };
  options.collect(bursts.map(withRatio));
  for (const [product, call] of calls) {
    await options.beforeRound();
    options.collect(await measureMixed(engine, product, call));
    const { place } = product;
    const overbooked = await countOverbooked(place);
    options.collect([
      { engine, group: 'bookings', case: 'needs', server: 'product', gygs: place.gygs, figures: { overbooked } },
    ]);
    options.say(`  ${place.gygs} gygs: counted needs`);
  }
}
