import { type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import type { Request } from 'express';
import { z } from 'zod';
import { type FieldError, invalidRequest } from './problem';

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

/** The paths of texts with a NUL character, which databases refuse. */
function nulPaths(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => nulPaths(part, path === '' ? key : `${path}.${key}`));
}

export interface Input {
  params: Record<string, string | string[]>;
  query: unknown;
  body: unknown;
}

/** What a call was given, checked by its schemas. Throws 400 with the paths of what is wrong. */
export function parseInput(name: OperationName, request: Pick<Request, 'params' | 'query' | 'body'>): Input {
  const { query, body, params } = request;
  const nul = nulPaths({ ...params, ...query, body }, '');
  if (nul.length > 0) {
    throw invalidRequest(nul.map((path) => ({ path, code: 'nul', message: 'A text holds a NUL character' })));
  }
  const operation: OperationDefinition = operations[name];
  return {
    params: { ...params },
    query: checked(operation.query ?? nothing, query),
    body: operation.body && checked(operation.body, body),
  };
}
