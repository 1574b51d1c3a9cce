/**
 * `node host-shell/tooling/exports.mjs [--write | --release]`: compares the exports of the packages for remotes with their
 * committed reports, and with the last release of each, and the reference with their doc comments. `--write` writes reports and reference; `--release` also says in them that
 * these versions are released. Refuses exports that differ from those of the last release under too low a version.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportText } from './packages/exports-report.mjs';
import { exportsPages, exportsState, reportFile } from './packages/exports-state.mjs';
import { at, root } from './paths.mjs';
import { green, red, say } from './terminal.mjs';

const isReleasing = process.argv.includes('--release');
const isWriting = isReleasing || process.argv.includes('--write');
const COMMAND = 'node host-shell/tooling/exports.mjs --write';

function refuse(problem, solution) {
  process.exitCode = 1;
  say(red(problem));
  say(`  ${solution}`);
}

function write(pack, { version, exports, released }) {
  const file = reportFile(pack);
  mkdirSync(path.dirname(at(file)), { recursive: true });
  const release = isReleasing ? { version, exports } : released;
  writeFileSync(at(file), reportText(pack.name, { version, exports, ...(release && { released: release }) }));
  say(`  ${green(isReleasing ? `${version} is released` : 'written')} ${file}`);
}

for (const { pack, report, isReported, lacking, difference } of await exportsState(root)) {
  const place = `${pack.folder}/package.json`;
  if (lacking !== undefined)
    refuse(
      `${place} has version ${report.version}, but the exports of ${pack.name} are not those of its release ${lacking.released} (${lacking.difference}).`,
      `Raise the version there to ${lacking.version}, run npm install for package-lock.json, then ${COMMAND}`,
    );
  else if (isReleasing || (isWriting && !isReported)) write(pack, report);
  else if (isWriting) say(`  ${green('unchanged')} ${reportFile(pack)}`);
  else if (!isReported)
    refuse(`${reportFile(pack)} is not up to date (${difference}).`, `Run ${COMMAND}, and commit the report`);
}

for (const [file, text] of Object.entries(await exportsPages(root))) {
  const isCurrent = existsSync(at(file)) && readFileSync(at(file), 'utf8') === text;
  if (isWriting && !isCurrent) writeFileSync(at(file), text);
  if (isWriting) say(`  ${green(isCurrent ? 'unchanged' : 'written')} ${file}`);
  else if (!isCurrent)
    refuse(`${file} differs from the doc comments of what it describes.`, `Run ${COMMAND}, and commit the page`);
}
