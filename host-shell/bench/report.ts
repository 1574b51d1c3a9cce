import { execFileSync } from 'node:child_process';
import { Console } from 'node:console';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Group, groups, type ServerName } from './case';

/** What was measured of one case on one server: figures by their names, which have the unit. */
export interface Row {
  group: Group;
  case: string;
  server: ServerName;
  /** How many gygs the server's data have; 0 for the demo's data and the floor's. */
  gygs: number;
  figures: Readonly<Record<string, number>>;
}

/** A limit for a figure of the product. It holds for every case and size of the group, or for one. */
export interface Goal {
  group: Group;
  case?: string;
  gygs?: number;
  figure: string;
  atLeast?: number;
  atMost?: number;
}

/** What the product is meant to reach. Ratios are to the floor or to the plain server, measured in the same run. */
const goals: readonly Goal[] = [
  { group: 'lists', case: 'list of 20', figure: 'of floor', atLeast: 0.5 },
  { group: 'lists', case: 'list of 20, repeated', figure: 'of floor', atLeast: 1.5 },
  { group: 'lists', case: 'profile', figure: 'of floor', atLeast: 0.4 },
  { group: 'lists', case: 'gyg by url', figure: 'of floor', atLeast: 0.7 },
  { group: 'search', gygs: 100_000, figure: 'growth', atMost: 1.2 },
  { group: 'search', gygs: 100_000, figure: 'processor ms', atMost: 10 },
  { group: 'bookings', case: 'booking', figure: 'processor ms', atMost: 1.5 },
  { group: 'bookings', case: 'booking', figure: 'of plain', atLeast: 2 },
  { group: 'bookings', case: 'needs', figure: 'overbooked', atMost: 0 },
  { group: 'bookings', case: 'mixed', figure: 'p99 ms', atMost: 100 },
  { group: 'pages', figure: 'first paint ms', atMost: 1500 },
  { group: 'pages', figure: 'largest ms', atMost: 2500 },
  { group: 'pages', figure: 'shift', atMost: 0 },
  { group: 'pages', case: 'home', figure: 'script kB to usable', atMost: 180 },
  { group: 'start', figure: 'start ms', atMost: 3000 },
  { group: 'start', figure: 'memory MB', atMost: 180 },
];

/**
 * Adds how many of its lists the floor's processor time for one would pay, how many bookings it takes for one of the
 * plain server, and how much more a search costs on the largest data than on the smallest.
 */
export function addRatios(rows: readonly Row[]): Row[] {
  const sizes = rows.filter(({ group }) => group === 'search').map(({ gygs }) => gygs);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  function ratioOf({ group, case: name, server, gygs, figures }: Row): Record<string, number> {
    const figureOf = (figure: string, like: { case?: string; server: ServerName; gygs?: number }) => {
      const { case: other = name, server: from, gygs: size = 0 } = like;
      const otherRow = rows.find(
        (row) => row.group === group && row.case === other && row.server === from && row.gygs === size,
      );
      return otherRow?.figures[figure] ?? Number.NaN;
    };
    const { 'processor ms': cost = Number.NaN, 'per second': speed = Number.NaN } = figures;
    if (group === 'lists' && server !== 'floor')
      return { 'of floor': figureOf('processor ms', { case: 'list of 20', server: 'floor' }) / cost };
    if (group === 'bookings' && server === 'product' && name === 'booking')
      return { 'of plain': speed / figureOf('per second', { server: 'plain' }) };
    if (group === 'search' && gygs === largest && smallest < largest)
      return { growth: cost / figureOf('processor ms', { server, gygs: smallest }) };
    return {};
  }
  return rows.map((row) => ({ ...row, figures: { ...row.figures, ...ratioOf(row) } }));
}

/** Compares a goal with what was measured: the furthest case, and how many cases meet it. Nothing if there is none. */
export function judge(goal: Goal, rows: readonly Row[]) {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = goal;
  const measured = rows
    .filter(({ server, group }) => server === 'product' && group === goal.group)
    .filter((row) => [row.case, undefined].includes(goal.case) && [row.gygs, undefined].includes(goal.gygs))
    .flatMap(({ case: name, gygs, figures: { [goal.figure]: value } }) =>
      value === undefined ? [] : [{ case: gygs === 0 ? name : `${name}, ${gygs}`, value }],
    )
    .toSorted((a, b) => (goal.atMost === undefined ? a.value - b.value : b.value - a.value));
  const [furthest] = measured;
  const met = measured.filter(({ value }) => value >= atLeast && value <= atMost).length;
  return furthest && { ...furthest, met, of: measured.length };
}

const { table } = new Console(process.stdout);
/** Three digits are more than the figures deserve. */
const shown = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]));

/** Prints the tables of all groups and the goals, and writes everything as JSON into a folder; returns the file. */
export function writeReport(measured: readonly Row[], folder: string, about: { engine: string }): string {
  const rows = addRatios(measured);
  const around = {
    ...about,
    at: new Date().toISOString(),
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    system: `Node ${process.version}, ${process.platform} ${process.arch}`,
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  };
  process.stdout.write(`\n${Object.values(around).join(', ')}\n`);
  for (const group of groups) {
    const own = rows.filter((row) => row.group === group);
    if (own.length === 0) continue;
    process.stdout.write(`\n${group}, ${about.engine}\n`);
    table(own.map(({ case: name, server, gygs, figures }) => ({ case: name, server, gygs, ...shown(figures) })));
  }
  const verdicts = goals.flatMap((goal) => {
    const { value, met, of, case: furthest } = judge(goal, rows) ?? {};
    const limit = goal.atMost === undefined ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
    const { group, figure } = goal;
    return value === undefined
      ? []
      : [{ group, figure, limit, furthest, ...shown({ measured: value }), 'cases met': `${met} of ${of}` }];
  });
  if (verdicts.length > 0) {
    process.stdout.write(`\ngoals, ${about.engine}\n`);
    table(verdicts);
  }
  if (about.engine === 'postgres') {
    process.stdout.write('The time of the database’s own processes is not in the figures.\n');
  }
  const file = join(folder, `${about.engine}-${around.at.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify({ ...around, rows, goals }, null, 2)}\n`);
  return file;
}
