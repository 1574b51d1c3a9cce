/**
 * `node host-shell/tooling/exports.mjs [--write | --release]`: compares the exports of the packages for remotes with their
 * committed reports, and the reference with their doc comments. `--write` writes both; `--release` also says that these
 * versions are released. Refuses exports that differ from those of the last release under its version.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { textIf, writeJson } from './build/files.mjs';
import { readDeclarations, writeDeclarations } from './packages/declarations.mjs';
import { reportExports } from './packages/exports-report.mjs';
import { entriesOf, manifestOf, PUBLIC_PACKAGES } from './packages/package-table.mjs';
import { referencePage } from './packages/reference-page.mjs';
import { at, root } from './paths.mjs';
import { red, say } from './terminal.mjs';

const isReleasing = process.argv.includes('--release');
const isWriting = isReleasing || process.argv.includes('--write');
const FOLDER = 'host-shell/tooling/packages/exports';
/** The version of each package's last release, and a hash of its report. */
const RELEASES = at(FOLDER, 'releases.json');

function refuse(text) {
  process.exitCode = 1;
  say(red(text));
}

function compare(file, text) {
  if (textIf(at(file)) === text) return;
  if (isWriting) writeFileSync(at(file), text);
  else refuse(`${file} is not up to date. Run node host-shell/tooling/exports.mjs --write, and commit it`);
}

const releases = JSON.parse(textIf(RELEASES) ?? '{}');
for (const pack of PUBLIC_PACKAGES) {
  const { name, version } = manifestOf(root, pack);
  const entries = entriesOf(root, pack);
  const declarations = readDeclarations(await writeDeclarations(root, pack, entries), at(pack.folder));
  const { text, model } = reportExports({ name, version }, declarations, entries);
  compare(`${FOLDER}/${name.replace('@gyg/', '')}.api.md`, text);
  if (pack.reference) compare(pack.reference, referencePage(name, model));
  const hash = createHash('sha256').update(text).digest('hex');
  const last = releases[name];
  if (last?.version === version && last.hash !== hash)
    refuse(`${name} ${version} is released with other exports: raise the version in ${pack.folder}/package.json`);
  if (isReleasing) releases[name] = { version, hash };
}
if (isReleasing && process.exitCode === undefined) writeJson(RELEASES, releases);
