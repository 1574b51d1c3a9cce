import { spawnSync } from 'node:child_process';
import { root } from '../paths.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** All files that git tracks or does not ignore. */
export const allFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard') ?? [];

/**
 * The changes since this branch left `base`: commits, the working tree and new files. Without `base` that is `main`; on
 * main itself uncommitted changes, or else the last commit.
 * @param {string | undefined} base
 * @returns {{ since: string, files: string[] } | { problem: string }}
 */
export function changedFiles(base) {
  const fork = git('merge-base', 'HEAD', base ?? 'main')?.[0];
  if (base !== undefined && fork === undefined) return { problem: `git knows nothing called ${base}.` };
  const head = git('rev-parse', 'HEAD')?.[0];
  if (head === undefined) return { problem: 'This is no clone with a commit, so nothing can be compared.' };
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? [];
  const since = (commit) => [...new Set([...(git('diff', '--name-only', '--no-renames', commit) ?? []), ...fresh])];
  const uncommitted = since('HEAD');
  if (base === undefined && (fork === undefined || fork === head)) {
    return uncommitted.length > 0
      ? { since: 'the last commit', files: uncommitted }
      : { since: 'the commit before the last', files: since('HEAD~1') };
  }
  return { since: base ?? 'main', files: since(fork) };
}
