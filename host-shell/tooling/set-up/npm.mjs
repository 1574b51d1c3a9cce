import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What is compiled uses Node's headers if they lie beside Node, instead of a download, and all processors. */
function compilerSettings() {
  const prefix = path.dirname(path.dirname(realpathSync(process.execPath)));
  const hasHeaders = existsSync(path.join(prefix, 'include', 'node', 'node.h'));
  return { JOBS: 'max', ...(hasHeaders && { npm_config_nodedir: prefix }) };
}

/** The npm that started this process, else that of the PATH. */
function npmCommand() {
  const caller = process.env.npm_execpath;
  if (caller !== undefined && /npm-cli\.c?js$/.test(caller)) return [process.execPath, [caller]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * Runs npm without output.
 * @param {string[]} args @param {string} cwd
 * @returns {Promise<{ ok: boolean, output: string }>} the whole output, to show if it fails
 */
export function npm(args, cwd) {
  const [command, first] = npmCommand();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, [...first, ...args], {
      cwd,
      env: { ...compilerSettings(), ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: command === 'npm.cmd',
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
