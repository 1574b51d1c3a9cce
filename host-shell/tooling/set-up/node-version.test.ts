import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { refuseNode } from './node-version.mjs';

const readJson = (...place: string[]) => JSON.parse(readFileSync(at(...place), 'utf8'));
const range: string = readJson('package.json').engines.node;

const RUNS = ['20.19.0', '20.20.2', '22.13.0', '22.22.0', '24.0.0', '25.1.0', '26.3.0'];
const DOES_NOT = ['16.20.2', '20.18.3', '21.7.3', '22.12.0', '23.11.0', '27.0.0'];

it.each(RUNS)('Node %s runs Gyg, and every package accepts it', (version) => {
  expect(refuseNode(range, version)).toBeUndefined();
  expect(semver.satisfies(version, range)).toBe(true);
  expect(refusing(version)).toEqual([]);
});

it.each(DOES_NOT)('Node %s is refused, as some package refuses it', (version) => {
  expect(refuseNode(range, version)).toBe(
    `Gyg runs on Node 20.19 or a later 20, 22.13 or a later 22 or 24 to 26; this is Node ${version}. Get one from https://nodejs.org.`,
  );
  expect(semver.satisfies(version, range)).toBe(false);
  expect(refusing(version)).not.toEqual([]);
});

it('accepts an open range, and throws for a range that it cannot parse', () => {
  expect(refuseNode('^20.19 || >=24', '30.0.0')).toBeUndefined();
  expect(refuseNode('>=24', '22.0.0')).toMatch(/^Gyg runs on Node 24 or later; this is Node 22\.0\.0\./);
  expect(() => refuseNode('20.x', '20.19.0')).toThrow('cannot read the range "20.x"');
});

/** The packages in package-lock.json whose `engines` refuse this Node version, except the one for 32-bit Windows. */
function refusing(version: string): string[] {
  const rows: Record<string, { engines?: { node?: string } }> = readJson('package-lock.json').packages;
  return Object.entries(rows).flatMap(([place, { engines }]) => {
    if (engines?.node === undefined || place === '' || place.endsWith('sharp-win32-ia32')) return [];
    return semver.satisfies(version, engines.node) ? [] : [place];
  });
}
