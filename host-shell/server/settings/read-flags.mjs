import { parseArgs } from 'node:util';
import { settingNames } from './setting-names.mjs';

/** Converts `PARTNER_PORT` to a flag without its dashes: `partner-port`. @param {string} name */
export const flagOf = (name) => name.toLowerCase().replaceAll('_', '-');

const nameOf = (flag) => flag.toUpperCase().replaceAll('-', '_');

/** An invalid command line. The message names the wrong argument. */
export class WrongFlags extends Error {
  constructor(message) {
    super(message);
    this.name = 'WrongFlags';
  }
}

/** Settings with the same beginning or a common part, to suggest after a typing error. */
function similar(flag, flags) {
  const parts = new Set(flag.split('-'));
  return flags.filter(
    (candidate) =>
      candidate.startsWith(flag) || candidate.split('-').some((part) => part.length > 2 && parts.has(part)),
  );
}

function unknown(flag, flags) {
  const near = similar(flag, flags).slice(0, 4);
  const hint = near.length === 0 ? '' : ` Is it ${near.map((name) => `--${name}`).join(' or ')}?`;
  return new WrongFlags(`There is no setting --${flag}.${hint} --help lists all.`);
}

/**
 * Reads settings from flags named after their environment variables: `--port 9000` and `--port=9000` are `PORT=9000`.
 * Their values are checked together with those of the environment.
 * @param {readonly string[]} args
 * @param {{ only?: readonly string[], pass?: boolean }} options `only`: the settings that this command accepts; `pass`:
 *   return unknown flags in `rest` instead of throwing
 * @returns {{ settings: Record<string, string>, rest: string[], help: boolean }} `rest`: arguments that are not
 *   settings
 * @throws {WrongFlags}
 */
export function readFlags(args, { only = Object.keys(settingNames), pass = false } = {}) {
  const flags = only.map(flagOf);
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' }]));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const settings = {};
  const rest = [];
  let help = false;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') rest.push(token.value);
    else if (flags.includes(token.name)) {
      if (token.value === undefined || token.value.startsWith('--')) {
        throw new WrongFlags(`--${token.name} needs a value: --${token.name} <${settingNames[nameOf(token.name)][0]}>`);
      }
      settings[nameOf(token.name)] = token.value;
    } else if (pass) rest.push(token.rawName + (token.inlineValue ? `=${token.value}` : ''));
    else if (token.name === 'help' || token.rawName === '-h') help = true;
    else throw unknown(token.name, flags);
  }
  return { settings, rest, help };
}

/** Help text: one line for each setting. */
export function helpLines() {
  const flags = Object.entries(settingNames).map(([name, [value, does]]) => [`--${flagOf(name)} <${value}>`, does]);
  const width = Math.max(...flags.map(([flag]) => flag.length)) + 2;
  return flags.map(([flag, does]) => `  ${flag.padEnd(width)}${does}`);
}
