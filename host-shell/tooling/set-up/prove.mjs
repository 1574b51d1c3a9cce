import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { say, startClock } from '../terminal.mjs';
import { thisMachine } from './machine.mjs';
import { everyPart, partsOf, platformName } from './native-parts.mjs';
import { npm } from './npm.mjs';
import { proofs } from './proofs.mjs';
import { whyMissing } from './why-missing.mjs';

/** Runs a proof in a separate process, because a broken native part may crash it. Returns the reason if it fails. */
function tryProof(root, { from, code }) {
  return new Promise((resolve) => {
    let errors = '';
    const child = spawn(process.execPath, ['-e', code], {
      cwd: path.join(root, from),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (status, signal) =>
      resolve(status === 0 ? undefined : errors.trim() || `node ended with ${status ?? signal}`),
    );
  });
}

const readJson = (root, file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The packages of a proof whose install script builds the part, if package.json allows the script. */
function scripted(root, lock, { name, from }, machine) {
  const found = partsOf(lock, from, name, machine);
  const allowed = readJson(root, 'package.json').allowScripts ?? {};
  const named = found === undefined ? [] : [{ name, row: found.row }, ...found.here];
  return named.filter((one) => one.row.hasInstallScript && allowed[one.name] === true).map((one) => one.name);
}

const firstError = (text) => /^.*\b\w*Error\b.*$/m.exec(text)?.[0].trim() ?? text.split('\n')[0];

const failure = ({ name, does }, error, { cause, command }, machine) =>
  [
    `${name} (${does}) does not work on ${platformName(machine)} with Node ${machine.node}: ${cause}.`,
    `  What mends it:  ${command}`,
    `  What Node says: ${firstError(error)}`,
  ].join('\n');

/** Tests one part. If an install script builds it, rebuilds it once, because npm blocks such scripts silently. */
async function proveOne(context, proof) {
  const { root, lock, machine, rebuild } = context;
  const error = await tryProof(root, proof);
  if (error === undefined) return undefined;
  const packages = scripted(root, lock, proof, machine);
  if (packages.length === 0) return failure(proof, error, whyMissing({ ...context, proof, error }), machine);
  const { ok, output } = await rebuild(packages);
  const still = await tryProof(root, proof);
  if (still === undefined) return undefined;
  return failure(
    proof,
    still,
    whyMissing({ ...context, proof, error: still, ...(!ok && { rebuilt: output }) }),
    machine,
  );
}

/** Parts of tools without a proof. It is sufficient that they exist. */
function absentParts({ root, lock, machine }, proved) {
  const absent = everyPart(lock, machine).filter(
    ({ name, part }) => !proved.has(name) && !existsSync(path.join(root, part.place, 'package.json')),
  );
  return absent.map(({ place, name, part }) => {
    const proof = { name, from: path.posix.dirname(place).replace(/(\/|^)node_modules(\/@[^/]+)?$/, '') || '.' };
    const explained = whyMissing({ root, lock, machine, proof, error: '' });
    return failure({ name, does: place }, `${part.name} is not there`, explained, machine);
  });
}

function rebuildIn(root) {
  return async (packages) => {
    const clock = startClock(`Making ${packages.join(', ')}`);
    const made = await npm(['rebuild', ...packages, '--ignore-scripts=false', '--foreground-scripts'], root);
    clock.end();
    return made;
  };
}

/**
 * Tests that the installed native parts work on this machine.
 * @param {string} root @param {'start' | 'test'} scope
 * @returns {Promise<string[]>} the problems with cause and solution; empty if there are none
 */
export async function proveParts(
  root,
  scope,
  { rows = proofs[scope], machine = thisMachine(), rebuild = rebuildIn(root) } = {},
) {
  const context = { root, machine, rebuild, lock: readJson(root, 'package-lock.json') };
  const wanted = rows.filter(({ instead }) => instead === undefined || !process.env[instead]);
  const problems = await Promise.all(wanted.map((proof) => proveOne(context, proof)));
  const absent = scope === 'test' ? absentParts(context, new Set(rows.map(({ name }) => name))) : [];
  return [...problems.filter((problem) => problem !== undefined), ...absent];
}

/** Prints the problems. */
export function sayProblems(problems) {
  for (const problem of problems) say(`\n${problem}`);
}
