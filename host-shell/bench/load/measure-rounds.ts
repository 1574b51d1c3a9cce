import type { Engine } from '@gyg/database';
import { type Case, manyAtOnce } from '../cases/case';
import type { Figures, Row, ServerName } from '../report/row';
import type { MeasuredServer } from '../servers/measured-server';
import { type Burst, type Connections, openConnections, runBurst } from './burst';
import { mediansOf, quantileOf } from './statistics';

/** A server and its cases. */
export interface Target {
  name: ServerName;
  engine: Engine;
  gygs: number;
  server: MeasuredServer;
  cases: readonly Case[];
}

export interface RoundOptions {
  rounds: number;
  warmUpMs: number;
  burstMs: number;
  /** Before each round: tokens are renewed here. */
  beforeRound?: () => Promise<void>;
  say: (line: string) => void;
}

const measuredNames = ['perSecond', 'processorMs', 'p50Ms', 'p99Ms'] as const;
type Measured = Record<(typeof measuredNames)[number], number>;

/** A need may have become full, or the person has booked it before. More than this share of other answers is a fault. */
const tolerated = 0.01;

function requireRight({ name }: Case, { wrong, count }: Burst): void {
  if (wrong.count > tolerated * count) throw new Error(`${wrong.count} of ${count} of "${name}" got ${wrong.sample}`);
}

function series(target: Target, one: Case, connections: Connections) {
  const rounds: Measured[] = [];
  let next = 0;
  async function burst(ms: number): Promise<Burst> {
    const { atOnce, expected, call } = one;
    const done = await runBurst(connections, call, { atOnce, ms, from: next, expected });
    next += done.count;
    requireRight(one, done);
    return done;
  }
  return {
    async measure({ warmUpMs, burstMs }: RoundOptions) {
      await burst(warmUpMs);
      const before = await target.server.usage();
      const { count, seconds, latencies } = await burst(burstMs);
      const after = await target.server.usage();
      rounds.push({
        perSecond: count / seconds,
        processorMs: (after.processorMs - before.processorMs) / count,
        p50Ms: quantileOf(latencies, 0.5),
        p99Ms: quantileOf(latencies, 0.99),
      });
    },
    row(): Row {
      const { name: server, engine, gygs } = target;
      const figures: Figures = mediansOf(rounds, measuredNames);
      return { engine, group: one.group, case: one.name, server, gygs, figures };
    },
  };
}

/**
 * Measures all cases of all servers in turn, in rounds, so that what else the machine does meets all of them alike.
 * Every burst follows a short warm-up of the same case. Returns the medians of the rounds, in the order of the cases.
 */
export async function measureRounds(targets: readonly Target[], options: RoundOptions): Promise<Row[]> {
  const connections = targets.map(({ server }) => openConnections(server.origin, manyAtOnce));
  const all = targets.flatMap((target, at) => {
    const own = connections[at];
    return own === undefined ? [] : target.cases.map((one) => series(target, one, own));
  });
  for (let round = 0; round < options.rounds; round += 1) {
    await options.beforeRound?.();
    for (const one of round % 2 === 0 ? all : all.toReversed()) await one.measure(options);
    options.say(`  round ${round + 1} of ${options.rounds}`);
  }
  await Promise.all(connections.map((one) => one.close()));
  return all.map((one) => one.row());
}

/** Adds to the rows of the product how many of its answers the floor's processor time for one would pay. */
export function addFloor(rows: readonly Row[], targets: readonly Target[]): Row[] {
  const floors = { list: 'list of 20', row: 'one row' } as const;
  const bases = new Map(
    targets.flatMap(({ cases }) => cases.map((one) => [`${one.group} ${one.name}`, one.floor] as const)),
  );
  const costOf = (name: string) => rows.find((row) => row.server === 'floor' && row.case === name)?.figures.processorMs;
  return rows.map((row) => {
    const base = row.server === 'product' ? bases.get(`${row.group} ${row.case}`) : undefined;
    const floor = row.server === 'plain' ? costOf(floors.list) : base && costOf(floors[base]);
    const { processorMs } = row.figures;
    if (floor === undefined || processorMs === undefined) return row;
    return { ...row, figures: { ...row.figures, ofFloor: floor / processorMs } };
  });
}
