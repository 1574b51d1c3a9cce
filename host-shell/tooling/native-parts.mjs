/**
 * `node host-shell/tooling/native-parts.mjs [darwin-arm64 …]`: lists the native parts in package-lock.json for each
 * platform.
 */
import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { lackingNativeParts, nativePartsFor, platformName, platforms } from './set-up/native-parts.mjs';
import { bold, red, say } from './terminal.mjs';

const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const names = process.argv.slice(2);
for (const platform of platforms) {
  if (names.length > 0 && !names.includes(platformName(platform))) continue;
  say(bold(platformName(platform)));
  for (const part of nativePartsFor(lock, platform)) say(`  ${part}`);
}
const lacking = lackingNativeParts(lock);
for (const problem of lacking) say(red(problem));
process.exitCode = lacking.length > 0 ? 1 : 0;
