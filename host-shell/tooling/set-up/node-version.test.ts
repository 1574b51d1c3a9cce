import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';
import { at } from '../paths.mjs';
import { refuseNode } from './node-version.mjs';

const readJson = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));
const range: string = readJson('package.json').engines.node;

/** The packages in package-lock.json whose `engines` refuse this Node version, except the one for 32-bit Windows. */
function refusing(version: string): string[] {
  const rows: Record<string, { engines?: { node?: string } }> = readJson('package-lock.json').packages;
  return Object.entries(rows).flatMap(([place, { engines }]) => {
    if (engines?.node === undefined || place === '' || place.endsWith('sharp-win32-ia32')) return [];
    return semver.satisfies(version, engines.node) ? [] : [place];
  });
}

it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.3.0'])('Node %s runs Gyg, and every package', (version) => {
  expect(refuseNode(range, version)).toBeUndefined();
  expect(semver.satisfies(version, range)).toBe(true);
  expect(refusing(version)).toEqual([]);
});

it.each(['16.20.2', '20.18.3', '21.7.3', '22.12.0', '23.11.0', '27.0.0'])('Node %s is refused', (version) => {
  expect(refuseNode(range, version)).toBe(
    `Gyg runs on Node ${range}; this is Node ${version}. Get one from https://nodejs.org.`,
  );
  expect(semver.satisfies(version, range)).toBe(false);
  expect(refusing(version)).not.toEqual([]);
});
