import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { groups } from '../cases/case';
import { goals } from '../goals';
import { judgeGoal } from './judge-goals';
import type { Row } from './row';
import { figuresTable, goalsTable } from './tables';

const commit = (root: string) =>
  execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();

/** What the figures were measured on. */
const surroundings = (root: string) => ({
  commit: commit(root),
  node: process.version,
  system: `${process.platform} ${process.arch}`,
  processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
});

/** Prints the tables of all groups and the goals, and writes everything as JSON; returns the file. */
export async function writeReport(
  rows: readonly Row[],
  { root, folder, options, say }: { root: string; folder: string; options: object; say: (line: string) => void },
): Promise<string> {
  const around = surroundings(root);
  say(`\n${Object.values(around).join(', ')}`);
  for (const engine of ['sqlite', 'postgres'] as const) {
    for (const group of groups) {
      const shown = rows.filter((row) => row.engine === engine && row.group === group);
      if (shown.length > 0) say(`\n${group}, ${engine}\n\n${figuresTable(shown).join('\n')}`);
    }
    const measured = rows.filter((row) => row.engine === engine);
    const verdicts = goals.map((goal) => judgeGoal(goal, measured));
    if (measured.length > 0) say(`\ngoals, ${engine}\n\n${goalsTable(verdicts).join('\n')}`);
  }
  if (rows.some(({ engine }) => engine === 'postgres')) {
    say('\nWith PostgreSQL, the time of the database’s own processes is not in the figures.');
  }
  const at = new Date().toISOString();
  const file = join(folder, `${at.replaceAll(':', '-').slice(0, 19)}.json`);
  await writeFile(file, `${JSON.stringify({ at, ...around, options, rows, goals }, null, 2)}\n`);
  return file;
}
