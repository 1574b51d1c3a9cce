import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BuildError } from './build-error.mjs';

/** The most bytes of the loader, gzipped. Pages of partners load it before they show a list. */
const AT_MOST = 2000;

/** @param {string} file the built loader @throws {BuildError} if it is too large */
export function assertLoaderSmall(file) {
  const { length } = gzipSync(readFileSync(file), { level: 9 });
  if (length > AT_MOST) {
    throw new BuildError(`The loader of the widgets has ${length} bytes gzipped, more than ${AT_MOST} (${file}).`);
  }
}
