import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Settings from `npm start --flag` or an outer npm that would change the result of an install. */
const HARMFUL = new Set(
  'argv audit before color dry_run force foreground_scripts fund global global_prefix if_present ignore_scripts include include_workspace_root install_links install_strategy json legacy_peer_deps local_prefix location lockfile_version loglevel long node_options omit only optional os cpu libc package_lock package_lock_only parseable prefix production progress save save_dev save_exact script_shell silent strict_peer_deps timing unicode usage user_agent workspace workspaces workspaces_update yes'.split(
    ' ',
  ),
);

/**
 * The environment for an npm install. Keeps cache, registry, proxy and certificates, and removes settings that change
 * an install. If Node's headers are installed with Node, node-gyp uses them to compile native parts without a download.
 * @param {NodeJS.ProcessEnv} from
 */
export function npmEnvironment(from = process.env) {
  const environment = {};
  for (const [name, value] of Object.entries(from)) {
    const setting = /^npm_config_(.+)$/i.exec(name)?.[1]?.toLowerCase().replaceAll('-', '_');
    if (setting !== undefined && HARMFUL.has(setting)) continue;
    if (/^npm_(lifecycle|package|command|execpath|node_execpath)/.test(name) || name === 'NODE_ENV') continue;
    environment[name] = value;
  }
  const prefix = path.dirname(path.dirname(realpathSync(process.execPath)));
  if (environment.npm_config_nodedir === undefined && existsSync(path.join(prefix, 'include', 'node', 'node.h'))) {
    environment.npm_config_nodedir = prefix;
  }
  return environment;
}

/** The npm that started this process, else the one beside Node or on the PATH. */
function npmCommand() {
  const caller = process.env.npm_execpath;
  if (caller !== undefined && /npm-cli\.c?js$/.test(caller) && existsSync(caller)) return [process.execPath, [caller]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * Runs npm without output.
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<{ ok: boolean, output: string }>} the whole output, to show if it fails
 */
export function npm(args, cwd) {
  const [command, first] = npmCommand();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, [...first, ...args], {
      cwd,
      env: npmEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && first.length === 0,
    });
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
