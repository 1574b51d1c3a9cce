import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { Request } from 'express';
import { z } from 'zod';
import { type FieldError, invalidRequest, problem } from './problem';

const nothing = z.strictObject({});

function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return paths.map((parts) => ({ path: parts.join('.'), code: issue.code, message: issue.message }));
  });
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(fieldErrors(result.error));
  return result.data;
}

/** NUL, and half a surrogate pair: what PostgreSQL refuses to keep. */
const unkeepable = /[\0\p{Surrogate}]/u;

/**
 * The paths of texts that no database should be asked to keep. Without recursion: a small body nests deeper than
 * the stack is high.
 */
function unkeepablePaths(input: object): string[] {
  const found: string[] = [];
  const waiting: { value: unknown; path: string }[] = [{ value: input, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && unkeepable.test(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      waiting.push({ value: part, path: path === '' ? key : `${path}.${key}` });
    }
  }
  return found;
}

/** What a JSON string holds. Throws 400 where that is not JSON. */
function unwrapped(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problem('request.invalid', { detail: 'The text in the body is not JSON' });
  }
}

export interface Input {
  params: Record<string, string | string[]>;
  query: unknown;
  body: unknown;
}

/** What a call was given, checked by its schemas. Throws 400 with the paths of what is wrong. */
export function parseInput(name: OperationName, request: Pick<Request, 'params' | 'query' | 'body'>): Input {
  const operation: OperationDefinition = operations[name];
  const { query, params } = request;
  const isText = operation.bodyAsText === true && typeof request.body === 'string';
  const body: unknown = isText ? unwrapped(request.body) : request.body;
  const paths = unkeepablePaths({ ...params, ...query, body });
  if (paths.length > 0) {
    const message = 'A text holds NUL or half a character';
    throw invalidRequest(paths.map((path) => ({ path, code: 'unkeepable_text', message })));
  }
  const bodySchema = operation.body ?? (operation.upload && nothing);
  return {
    params: { ...params },
    query: checked(operation.query ?? nothing, query),
    body: bodySchema && checked(bodySchema, body),
  };
}
