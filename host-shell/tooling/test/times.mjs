import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../paths.mjs';

const file = at('test-results', 'times.json');

/** @typedef {{ name: string, from: number, took: number, passed: number, failed: number }} StageTime seconds */

/** Stores how long each stage of a whole run took. @param {StageTime[]} stages @param {number} took */
export function keepTimes(stages, took) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ took, stages }, null, 2)}\n`);
}

/** The stages of the last run. @returns {{ took: number, stages: StageTime[] } | undefined} */
export const lastTimes = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A Markdown table, for the terminal and the documentation. @param {{ took: number, stages: StageTime[] }} times */
export function timesTable({ took, stages }) {
  const rows = stages.map(({ name, from, took: seconds, passed, failed }) => [
    ...[name, `${Math.round(from)}`, `${Math.round(seconds)}`],
    ...[passed === 0 ? '' : `${passed}`, failed === 0 ? '' : `${failed}`],
  ]);
  const table = [
    ['stage', 'from (s)', 'took (s)', 'passed', 'failed'],
    ['---', '---:', '---:', '---:', '---:'],
    ...rows,
    ['**together**', '', `**${Math.round(took)}**`, '', ''],
  ];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`).join('\n');
}
