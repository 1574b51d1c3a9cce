import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, two folders above this one. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root. */
export const at = (...parts) => path.join(root, ...parts);
