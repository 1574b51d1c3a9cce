import { existsSync } from 'node:fs';
import path from 'node:path';
import { partsOf, platformName } from './native-parts.mjs';

/** @typedef {{ cause: string, command: string }} Explanation `command`: the command that solves it, or other advice */

const REINSTALL = 'npm ci --include=optional --include=dev';
export const rebuildCommand = (name) => `npm rebuild ${name} --ignore-scripts=false`;

const SYSTEMS = { darwin: /darwin/, linux: /linux/, win32: /win32|windows/ };
/** Guesses the platform of a part from its name, if package-lock.json does not list it. */
const soundsLike = (name, { os, cpu, libc }) =>
  SYSTEMS[os]?.test(name) === true &&
  new RegExp(`\\b${cpu}\\b`).test(name) &&
  (os !== 'linux' || name.includes('musl') === (libc === 'musl'));

/**
 * Explanations of the loader's messages. @type {readonly [RegExp, (about: { name: string, node: string }) =>
 * Explanation][]}
 */
const WORDS = [
  [
    /NODE_MODULE_VERSION|different Node\.js version/,
    ({ name, node }) => ({
      cause: `it was made for another version of Node than ${node}`,
      command: rebuildCommand(name),
    }),
  ],
  [
    /RemoveEnvironmentCleanupHook|\(env\) != nullptr/,
    ({ name, node }) => ({
      cause: `Node ${node} ends the process when it frees objects of the part, because the part was compiled with headers of Node 24.19 or later (nodejs/node#65446)`,
      command: `use Node 22 or 26, or compile it with earlier headers: npm_config_target=24.18.1 ${rebuildCommand(name)}`,
    }),
  ],
  [
    /version [`'"]?(GLIBC|GLIBCXX|CXXABI)_/,
    () => ({
      cause: 'the C library of this system is older than the part needs',
      command: 'use a newer system: Debian 12, Ubuntu 22.04, RHEL 9 or later',
    }),
  ],
  [
    /ld-musl|libc\.musl|ld-linux|invalid ELF header|wrong ELF class|not a valid Win32|incompatible architecture|mach-o/i,
    () => ({ cause: 'it was made for another system or C library', command: REINSTALL }),
  ],
  [
    /bindings file|Cannot find module '[^']*\.node'|error while loading shared libraries/,
    ({ name }) => ({ cause: 'its install script did not run, or not to its end', command: rebuildCommand(name) }),
  ],
  [
    /EACCES|EPERM|not permitted|denied/,
    () => ({
      cause: 'this system does not let the file run',
      command: 'allow it (quarantine, a virus scanner, or a disk mounted with noexec), then try again',
    }),
  ],
];

/** Explanations of a rebuild's output. @type {readonly [RegExp, Explanation][]} */
const REBUILD_WORDS = [
  [
    /find Python/i,
    {
      cause: 'it has to be compiled here, and there is no Python',
      command: 'Debian: apt install python3; macOS: xcode-select --install',
    },
  ],
  [
    /not found: make|g\+\+|c\+\+: not found|find Visual Studio|xcode-select/i,
    {
      cause: 'it has to be compiled here, and there is no compiler',
      command:
        'Debian: apt install build-essential; macOS: xcode-select --install; Windows: Visual Studio Build Tools with C++',
    },
  ],
  [
    /node\.h|nodejs\.org|headers/,
    {
      cause: "it has to be compiled here, and Node's headers could not be fetched",
      command:
        'let this machine reach nodejs.org, or set npm_config_nodedir to the folder that holds include/node/node.h',
    },
  ],
  [
    /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|tunneling socket|getaddrinfo/,
    { cause: 'it could not be fetched', command: 'let this machine reach github.com and nodejs.org, then try again' },
  ],
];

function explainParts({ root, name, row, parts, here, machine }) {
  const platform = platformName(machine);
  const present = (part) => part.place !== undefined && existsSync(path.join(root, part.place, 'package.json'));
  if (here.length === 0) {
    const unnamed = parts.find((part) => part.row === undefined && soundsLike(part.name, machine));
    if (unnamed !== undefined) {
      return {
        cause: `package-lock.json does not name ${unnamed.name}, its part for ${platform}`,
        command: `npm install --no-save ${unnamed.name}@${unnamed.wanted}`,
      };
    }
    const musl = machine.libc === 'musl';
    return {
      cause: `its makers publish no part for ${platform}`,
      command: musl
        ? 'use a system with glibc, such as Debian instead of Alpine'
        : `use a system that ${name} ${row.version} supports`,
    };
  }
  if (here.some(present)) return undefined;
  const other = parts.find(present);
  return other === undefined
    ? { cause: `npm left out ${here[0].name}, its part for ${platform}, as an optional package`, command: REINSTALL }
    : {
        cause: `node_modules was installed on another system: it holds ${other.name} and not ${here[0].name}`,
        command: REINSTALL,
      };
}

/**
 * Explains why a native part does not load, and how to solve it.
 * @param {{ root: string, lock: import('./native-parts.mjs').Lock, machine: ReturnType<typeof
 *   import('./machine.mjs').thisMachine>, proof: { name: string, from: string }, error: string, rebuilt?: string }}
 *   given `rebuilt`: the output of a failed rebuild
 * @returns {Explanation}
 */
export function whyMissing({ root, lock, machine, proof: { name, from }, error, rebuilt }) {
  const found = partsOf(lock, from === '.' ? '' : from, name, machine);
  if (found === undefined) {
    return { cause: 'package-lock.json does not name it', command: 'git checkout package-lock.json, then npm ci' };
  }
  if (!existsSync(path.join(root, found.place, 'package.json')))
    return { cause: 'it is not installed', command: REINSTALL };
  const parts = found.parts.length === 0 ? undefined : explainParts({ root, name, machine, ...found });
  if (parts !== undefined) return parts;
  const explained = rebuilt && REBUILD_WORDS.find(([pattern]) => pattern.test(rebuilt));
  if (explained) return explained[1];
  const known = WORDS.find(([pattern]) => pattern.test(error));
  return known?.[1]({ name, node: machine.node }) ?? { cause: 'it does not load', command: REINSTALL };
}
