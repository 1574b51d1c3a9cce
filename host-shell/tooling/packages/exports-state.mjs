import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDeclarations } from './declarations.mjs';
import { describeExports } from './describe-exports.mjs';
import { readReport, shortenedExports } from './exports-report.mjs';
import { entriesOf, manifestOf, PUBLIC_PACKAGES } from './package-table.mjs';
import { referencePage } from './reference-page.mjs';
import { stateOf } from './report-state.mjs';

/** The committed report of a package. @param {import('./package-table.mjs').PublicPackage} pack */
export const reportFile = ({ name }) => `host-shell/tooling/packages/exports/${name.replace('@gyg/', '')}.txt`;

const NOT_DECLARED = /\.(test|stories)\.|\.(css|txt)$|node_modules/;

/** A hash of everything that the declarations of the packages are made of. */
function sourcesHash(root) {
  const hash = createHash('sha256');
  const folders = [...PUBLIC_PACKAGES.map(({ folder }) => folder), 'host-shell/tooling/packages'];
  for (const folder of folders) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    const paths = files.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
    for (const file of paths.filter((one) => !NOT_DECLARED.test(path.relative(root, one))).sort())
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function describe(root) {
  const described = {};
  for (const pack of PUBLIC_PACKAGES) {
    const entries = entriesOf(root, pack);
    const { exports, documented } = describeExports(await writeDeclarations(root, pack, entries), entries);
    described[pack.name] = { exports: [...shortenedExports(exports, pack.wholeLines)], documented };
  }
  return described;
}

/** The exports of all packages and their doc comments. Described again only if a source has changed. */
async function currentExports(root) {
  const cache = path.join(root, '.cache', 'exports.json');
  const hash = sourcesHash(root);
  const known = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
  if (known.hash === hash) return known.described;
  const described = await describe(root);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ hash, described }));
  return described;
}

/**
 * The exports of each package, and what its report says.
 * @param {string} root
 * @returns {Promise<(import('./report-state.mjs').State & { pack: import('./package-table.mjs').PublicPackage })[]>}
 */
export async function exportsState(root) {
  const described = await currentExports(root);
  return PUBLIC_PACKAGES.map((pack) => {
    const current = { version: manifestOf(root, pack).version, exports: new Map(described[pack.name].exports) };
    const file = path.join(root, reportFile(pack));
    const report = existsSync(file) ? readReport(readFileSync(file, 'utf8')) : undefined;
    return { pack, ...stateOf(current, report) };
  });
}

/**
 * The pages that are made from the exports of packages, with their texts by file.
 * @param {string} root
 * @returns {Promise<Record<string, string>>}
 */
export async function exportsPages(root) {
  const described = await currentExports(root);
  const made = PUBLIC_PACKAGES.filter(({ reference }) => reference !== undefined);
  return Object.fromEntries(
    made.map(({ name, folder, reference }) => [reference, referencePage({ name, folder, ...described[name] })]),
  );
}
