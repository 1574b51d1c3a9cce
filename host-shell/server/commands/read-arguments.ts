import { parseArgs } from 'node:util';
import type { CommandResult } from './command';

/** Parses the positional arguments and switches of a command line. Undefined if a switch is unknown. */
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

/** Refuses with the given lines as the reason. */
export const refuse = (...lines: string[]): CommandResult => ({ ok: false, lines });

/** Succeeds with the given lines as the result. */
export const tell = (...lines: string[]): CommandResult => ({ ok: true, lines });
