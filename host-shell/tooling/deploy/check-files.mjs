import { integrityOf, keyOf, listKey } from './build-files.mjs';

const AT_ONCE = 8;

async function inParallel(items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A file that is not in the place, because its row names it at an address elsewhere. */
async function fetchFile(address) {
  if (!/^https?:/.test(address)) return undefined;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/** The files that a row needs, with their hashes and addresses: those of its build's list, or those that it names. */
async function neededFiles(place, name, row) {
  const { entry, integrity, prefetch = [], firstView } = row;
  const first =
    firstView === undefined ? [] : [firstView, ...Object.values(firstView.screens).flatMap(({ files }) => files)];
  const named = [{ href: entry, integrity }, ...prefetch, ...first];
  const list = await place.read(listKey(name, row));
  const base = row.entry.slice(0, row.entry.indexOf(`/remotes/${name}/`));
  const listed = Object.entries(list === undefined ? {} : JSON.parse(list.toString('utf8'))).map(([file, hash]) => ({
    href: `${base}/remotes/${name}/${file}`,
    integrity: hash,
  }));
  const all = new Map([...listed, ...named].map((file) => [file.href, file.integrity]));
  return [...all].map(([href, hash]) => ({ href, key: keyOf(name, href), integrity: hash }));
}

/**
 * Looks whether all files of a row are in a place, and have the right hashes.
 * @param {import('./folder-place.mjs').Place} place @param {string} name @param {import('./history.mjs').Row} row
 * @returns {Promise<{ count: number, missing: string[], wrong: string[] }>}
 */
export async function checkFiles(place, name, row) {
  const files = await neededFiles(place, name, row);
  const found = { count: files.length, missing: [], wrong: [] };
  await inParallel(files, async ({ href, key, integrity }) => {
    const bytes = (await place.read(key)) ?? (await fetchFile(href));
    if (bytes === undefined) found.missing.push(key);
    else if (integrityOf(bytes, integrity.split('-')[0]) !== integrity) found.wrong.push(key);
  });
  return found;
}
