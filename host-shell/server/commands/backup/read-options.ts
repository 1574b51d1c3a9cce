import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the options of a command. Undefined if one is unknown, or if there are other arguments. */
export function readOptions(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}
