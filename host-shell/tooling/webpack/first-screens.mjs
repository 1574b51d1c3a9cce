import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The requests of a remote's screens that are marked with `firstView` in its entry, such as `./pages/home/home-page`.
 * @param {{ root: string, remote: { name: string }, outside?: unknown }} options outside: the root is the remote's own
 *   repository
 * @returns {string[]}
 */
export function firstScreens({ root, remote, outside }) {
  const entry = path.join(root, outside ? '' : path.join('remotes', remote.name), 'src', 'remote-entry.tsx');
  if (!existsSync(entry)) return [];
  return [...readFileSync(entry, 'utf8').matchAll(/\bfirstView:\s*(["'`])([^"'`]+)\1/g)].map(
    ([, , request]) => request,
  );
}
