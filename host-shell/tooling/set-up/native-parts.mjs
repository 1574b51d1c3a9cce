import { spawn } from 'node:child_process';
import path from 'node:path';
import { npm } from './npm.mjs';

/**
 * Native parts of what is built and run, loaded once after an install, because a later failure is hard to understand.
 * @typedef {{ name: string, from: string, code: string, isCompiled?: boolean }} Part `from`: the package that declares it;
 *   isCompiled: by its install script, if its makers publish none for this system
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'better-sqlite3',
    from: 'api/database',
    isCompiled: true,
    // V8 frees many of the statements between turns, where a driver that was compiled with Node 24.19 ends the process.
    code: `
      const db = new (require('better-sqlite3'))(':memory:');
      let turns = 100;
      const turn = () => {
        for (let count = 0; count < 200; count += 1) [db.prepare('select 1').get(), new Array(200).fill(count)];
        turns -= 1;
        if (turns > 0) setTimeout(turn, 1);
      };
      turn();`,
  },
  { name: 'sharp', from: 'api', code: "require('sharp')" },
  { name: '@node-rs/argon2', from: 'api/identity', code: "require('@node-rs/argon2')" },
  { name: 'esbuild', from: 'host-shell', code: "require('esbuild').transformSync('')" },
  { name: '@swc/core', from: 'host-shell', code: "require('@swc/core').transformSync('')" },
];

/** What fails, in a process of its own, because a broken part may end it; undefined if the part works. */
function tryPart(root, { from, code }) {
  return new Promise((resolve) => {
    let errors = '';
    const child = spawn(process.execPath, ['-e', code], {
      cwd: path.join(root, from),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? undefined : errors.trim() || `it ends with ${code ?? signal}`),
    );
  });
}

const REINSTALL = 'Delete node_modules, and run the command again.';
const EARLIER_HEADERS =
  'Headers of Node 24.19 to 24.21 make such a part (nodejs/node#65446). Use Node 22 or 26, or: npm_config_target=24.18.1 npm rebuild better-sqlite3';
const COMPILER =
  'If no binary can be fetched from github.com it is compiled here, with Python, make, a C++ compiler and the headers of Node (from nodejs.org, or npm_config_nodedir).';

/** A sentence with the line of the error, and what to do. */
function explain({ name, isCompiled }, error) {
  const line = /^(?:\w*Error\b|.*Assertion failed).*$/m.exec(error)?.[0].trim() ?? error.split('\n')[0];
  const advice = /RemoveEnvironmentCleanupHook|\(env\) != nullptr/.test(error)
    ? EARLIER_HEADERS
    : isCompiled
      ? COMPILER
      : REINSTALL;
  return `${name} does not work on ${process.platform}-${process.arch} with Node ${process.versions.node}: ${line}\n${advice}`;
}

/**
 * Tries every part. One that is compiled is made once more, for instance for another version of Node.
 * @param {string} root @param {readonly Part[]} parts
 * @returns {Promise<string | undefined>} the problems, one after the other; undefined if all parts work
 */
export async function tryParts(root, parts = PARTS, rebuild = npm) {
  const problems = await Promise.all(
    parts.map(async (part) => {
      const error = await tryPart(root, part);
      if (error === undefined || !part.isCompiled) return error && explain(part, error);
      const rebuilt = await rebuild(['rebuild', part.name, '--ignore-scripts=false', '--foreground-scripts'], root);
      const still = await tryPart(root, part);
      return still && `${rebuilt.ok ? '' : `${rebuilt.output}\n`}${explain(part, still)}`;
    }),
  );
  const reported = problems.filter((problem) => problem !== undefined);
  return reported.length === 0 ? undefined : reported.join('\n\n');
}
