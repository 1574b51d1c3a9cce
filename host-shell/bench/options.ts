import { parseArgs } from 'node:util';
import type { Engine } from '@gyg/database';
import { type Group, groups } from './cases/case';

export interface BenchOptions {
  only: readonly Group[];
  gygs: readonly number[];
  engines: readonly Engine[];
  rounds: number;
}

const usage = `npm run bench -- [--only ${groups.join(',')}] [--gygs 10000,100000] [--engine sqlite,postgres] [--rounds 5]`;
const engines = ['sqlite', 'postgres'] as const;

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The values of a list that are allowed. Throws with the usage if there is another one. */
function chosen<Value extends string>(text: string, allowed: readonly Value[]): Value[] {
  return listOf(text).map((part) => {
    const found = allowed.find((value) => value === part);
    if (found === undefined) throw new Error(`"${part}" is none of ${allowed.join(', ')}\n${usage}`);
    return found;
  });
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`"${text}" is no number above 0\n${usage}`);
  return value;
}

/** Reads the options of the command line. Throws with the usage if they are wrong. */
export function readOptions(given: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: 'string', default: groups.join(',') },
      gygs: { type: 'string', default: '10000,100000' },
      engine: { type: 'string', default: 'sqlite' },
      rounds: { type: 'string', default: '5' },
    },
  });
  return {
    only: chosen(values.only, groups),
    gygs: listOf(values.gygs)
      .map(wholeNumber)
      .toSorted((a, b) => a - b),
    engines: chosen(values.engine, engines),
    rounds: wholeNumber(values.rounds),
  };
}
