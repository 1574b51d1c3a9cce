import { parseArgs } from 'node:util';
import { z } from 'zod';
import { groups } from './case';

const usage =
  'npm run bench -- [--only lists,search] [--case pattern] [--gygs 10000,100000] [--engine sqlite,postgres] [--rounds 5]';

const listOf = z.string().transform((text) => text.split(','));
const countSchema = z.coerce.number<string>().int().min(1);
const optionsSchema = z.object({
  only: listOf.pipe(z.array(z.enum(groups))).default([...groups]),
  case: z
    .string()
    .default('')
    .transform((pattern) => new RegExp(pattern)),
  gygs: listOf.pipe(z.array(countSchema)).default([10_000, 100_000]),
  engine: listOf.pipe(z.array(z.enum(['sqlite', 'postgres']))).default(['sqlite']),
  rounds: countSchema.default(5),
});
const option = { type: 'string' } as const;

/** Reads the options of the command line. Throws with the usage if they are wrong. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { only: option, case: option, gygs: option, engine: option, rounds: option },
  });
  const { data, error } = optionsSchema.safeParse(values);
  if (error) throw new Error(`${z.prettifyError(error)}\n${usage}`);
  return data;
}
