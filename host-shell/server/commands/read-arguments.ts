import { parseArgs } from 'node:util';
import type { CommandAnswer } from './command';

/** The words and the switches of a command line; undefined when it names a switch that there is not. */
export function readArguments<Switch extends string>(
  args: readonly string[],
  switches: readonly Switch[],
): { words: string[]; given: ReadonlySet<string> } | undefined {
  try {
    const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, given: new Set(Object.keys(values)) };
  } catch {
    return undefined;
  }
}

/** One sentence: why not. */
export const refuse = (...lines: string[]): CommandAnswer => ({ ok: false, lines });

/** One sentence: the result. */
export const tell = (...lines: string[]): CommandAnswer => ({ ok: true, lines });
