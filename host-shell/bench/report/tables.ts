import type { Verdict } from './judge-goals';
import type { Figures, Row } from './row';

const titles: Record<keyof Figures, string> = {
  perSecond: 'per second',
  processorMs: 'processor ms',
  p50Ms: 'p50 ms',
  p99Ms: 'p99 ms',
  ofFloor: 'of floor',
  ofPlain: 'of plain',
  growth: 'growth',
  overbooked: 'overbooked',
  firstPaintMs: 'first paint ms',
  largestPaintMs: 'largest ms',
  shift: 'shift',
  usableMs: 'usable ms',
  scriptKbToUsable: 'script kB to usable',
  scriptKb: 'script kB',
  fontKb: 'font kB',
  pictureKb: 'picture kB',
  requests: 'requests',
  startMs: 'start ms',
  memoryMb: 'memory MB',
};
const isFigure = (name: string): name is keyof Figures => name in titles;

/** Three digits are more than the figures deserve. */
const digitsOf = (value: number) => (value === 0 || value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3);
const numberText = (value: number | undefined) => (value === undefined ? '' : value.toFixed(digitsOf(value)));

/** Lines of a table in Markdown, which is also readable in a terminal. */
function tableOf(head: readonly string[], body: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => cells[column]?.length ?? 0)),
  );
  const isText = (column: number) => column < 2;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (isText(at) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...body.map(line)];
}

/** The table of the rows of one group on one engine. */
export function figuresTable(rows: readonly Row[]): string[] {
  const names = Object.keys(titles).filter(isFigure);
  const shown = names.filter((name) => rows.some((row) => row.figures[name] !== undefined));
  return tableOf(
    ['case', 'server', 'gygs', ...shown.map((name) => titles[name])],
    rows.map((row) => [
      row.case,
      row.server,
      row.gygs === 0 ? '' : String(row.gygs),
      ...shown.map((name) => numberText(row.figures[name])),
    ]),
  );
}

/** The table of the goals. */
export function goalsTable(verdicts: readonly Verdict[]): string[] {
  const measured = verdicts.filter(({ worst }) => worst !== undefined);
  return tableOf(
    ['goal', 'furthest case', 'limit', 'measured', 'cases met', 'result'],
    measured.map(({ goal, worst, met, cases }) => [
      `${goal.name} (${titles[goal.figure]})`,
      worst === undefined ? '' : `${worst.row.case}${worst.row.gygs === 0 ? '' : `, ${worst.row.gygs}`}`,
      `${goal.at === 'least' ? '≥' : '≤'} ${goal.limit}`,
      numberText(worst?.value),
      `${cases.met} of ${cases.all}`,
      met ? 'met' : `missed by ${numberText(Math.abs((worst?.value ?? 0) - goal.limit))}`,
    ]),
  );
}
