import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { say, startClock } from '../terminal.mjs';
import { npm } from './npm.mjs';

const PROOF = "new (require('better-sqlite3'))(':memory:').prepare('select 1').get()";

/** Opens a database in a process of its own; gives the reason when that fails. */
function whySqliteFails(root) {
  const cwd = path.join(root, 'api', 'database');
  const proof = spawnSync(process.execPath, ['-e', PROOF], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (proof.status === 0) return undefined;
  return (
    /^\w*Error:.*$/m.exec(proof.stderr)?.[0] ??
    (proof.stderr.trim() || `node ended with ${proof.status ?? proof.signal}`)
  );
}

/**
 * Proves that the database's native part works on this machine, and builds it when it does not: an npm that blocks
 * install scripts leaves it out and says nothing.
 */
export async function proveSqlite(root) {
  const reason = whySqliteFails(root);
  if (reason === undefined) return true;
  say(`  The database driver (better-sqlite3) does not open yet: ${reason}`);
  const clock = startClock('Building the database driver');
  const rebuild = ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--foreground-scripts'];
  const { output } = await npm(rebuild, root);
  clock.end();
  const still = whySqliteFails(root);
  if (still === undefined) return true;
  say(output.trimEnd());
  say(
    [
      '',
      `The database driver (better-sqlite3) could not be made to work with Node ${process.versions.node} on ${process.platform}-${process.arch}:`,
      `  ${still}`,
      'It is fetched ready-made, or compiled when that is not possible. What helps:',
      '  - let this machine reach github.com, or',
      '  - install a compiler and Python (Debian: apt install build-essential python3; macOS: xcode-select --install), then',
      '  - npm rebuild better-sqlite3, and start again.',
    ].join('\n'),
  );
  return false;
}
