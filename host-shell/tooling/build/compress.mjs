import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesBelow } from './old-files.mjs';

const brotli = promisify(brotliCompress);
/** Not the server's own modules (`mjs`), which pages never request. */
const TEXT = /\.(js|css|html|json|svg|txt|xml|ico)$/;
const HASHED = /\.[0-9a-f]{10}\./;
const MIN_BYTES = 1024;
const AT_ONCE = 4;

async function compress(file) {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
}

async function needsCompression(file) {
  if (!TEXT.test(file) || (await stat(file)).size < MIN_BYTES) return false;
  return !(HASHED.test(path.basename(file)) && existsSync(`${file}.br`));
}

/**
 * Writes a brotli sibling of every text file of a kilobyte or more. Hashed files that already have one are skipped.
 * @param {string} folder @param {(file: string) => boolean} wanted by path relative to the folder
 * @returns {Promise<number>} the number of files written
 */
export async function compressBelow(folder, wanted = () => true) {
  const queue = [];
  for (const file of filesBelow(folder).filter(wanted)) {
    const place = path.join(folder, file);
    if (await needsCompression(place)) queue.push(place);
  }
  const { length } = queue;
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return length;
}
