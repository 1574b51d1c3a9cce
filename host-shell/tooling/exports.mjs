/**
 * `node host-shell/tooling/exports.mjs [--write]`: compares the exports of the packages for remotes with their committed
 * reports, and writes these. Refuses changed exports under an unchanged version.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportText } from './packages/exports-report.mjs';
import { exportsState, reportFile } from './packages/exports-state.mjs';
import { at, root } from './paths.mjs';
import { green, red, say } from './terminal.mjs';

const isWriting = process.argv.includes('--write');

for (const { pack, version, exports, isReported, lacking, difference } of await exportsState(root)) {
  const file = reportFile(pack);
  if (isReported) {
    if (isWriting) say(`  ${green('unchanged')} ${file}`);
  } else if (lacking !== undefined) {
    process.exitCode = 1;
    say(
      red(
        `${pack.folder}/package.json has version ${version}, but the exports of ${pack.name} changed (${difference}).`,
      ),
    );
    say(
      `  Raise the version there to ${lacking}, run npm install for package-lock.json, then node host-shell/tooling/exports.mjs --write`,
    );
  } else if (isWriting) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), reportText(pack.name, version, exports));
    say(`  ${green('written')} ${file}`);
  } else {
    process.exitCode = 1;
    say(red(`${file} is not up to date (${difference || `${pack.name} has version ${version}`}).`));
    say('  Run node host-shell/tooling/exports.mjs --write, and commit the report');
  }
}
