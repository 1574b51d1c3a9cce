import {
  type OperationDefinition,
  type OperationName,
  operations,
  routeOf,
  routes,
  takesLanguage,
} from '@gyg/contract';
import { z } from 'zod';
import type { CallOptions } from '../test-call';

/** The known values of the searched entity, by the names of parameters and fields in the contract. */
export type Known = Readonly<Record<string, string | boolean | readonly string[]>>;

type Fields = Record<string, string | boolean | readonly string[]>;

const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

function requiredOf(schema: z.ZodType | undefined): string[] {
  const result = schema?.safeParse({});
  return result?.success === false ? result.error.issues.map(({ path }) => String(path[0])) : [];
}

/**
 * The required fields alone, each optional field with them unless `few`, and the widest combination; each variant once.
 */
function fieldVariants(schema: z.ZodType | undefined, known: Known, few = false): Fields[] {
  const pick = (names: readonly string[]): Fields =>
    Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
  const needed = pick(requiredOf(schema));
  const usable = fieldsOf(schema).filter((name) => name in known);
  const wide = usable.filter((name) => ['organizationId', 'states', 'showHidden', 'userId'].includes(name));
  const single = few ? [] : usable.map((name) => ({ ...needed, ...pick([name]) }));
  const variants = [needed, ...single, { ...needed, ...pick(wide) }];
  return [...new Map(variants.map((fields) => [JSON.stringify(fields), fields])).values()];
}

const asQuery = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

const paths = new Set<string>(Object.values(routes));

/** Every variant of an operation's call with the known values; few for a search by POST that can also be a GET. */
export function callVariants(name: OperationName, known: Known): CallOptions[] {
  const operation: OperationDefinition = operations[name];
  const { method, path } = routeOf(name);
  const params: Record<string, string> = {};
  for (const [, key = ''] of path.matchAll(/\{(\w+)\}/g)) params[key] = String(known[key] ?? 'nothing-like-it');
  // The language that the searched texts are translated into.
  const inLanguage: Record<string, string> = takesLanguage(name) ? { lang: 'en' } : {};
  if (method === 'POST') {
    const bodies = fieldVariants(operation.body, known, paths.has(`GET ${path}`));
    return bodies.map((body) => ({ params, query: inLanguage, body }));
  }
  return fieldVariants(operation.query, known).map((query) => ({
    params,
    query: { ...asQuery(query), ...inLanguage },
  }));
}
