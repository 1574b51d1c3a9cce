import {
  type Locale,
  type OperationDefinition,
  type OperationName,
  operations,
  type ReadingLanguage,
  readingLanguages,
  takesLanguage,
} from '@gyg/contract';
import type { Request } from 'express';
import { z } from 'zod';
import { type FieldError, invalidRequest, problem } from '../problem';
import type { CallRequest, CallResponse } from './call';

/** Decodes a part of a path. Throws 400 if it is not encoded rightly. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw problem('request.invalid');
  }
}

/** The first language of Accept-Language that the platform has; undefined if it names none of them. */
function acceptedLanguage(request: Pick<CallRequest, 'acceptsLanguages'>): Locale | undefined {
  const tag = request.acceptsLanguages().find((accepted) => /^(en|sv)\b/i.test(accepted));
  return tag === undefined ? undefined : tag.toLowerCase().startsWith('sv') ? 'se' : 'en';
}

const langSchema = z.enum(readingLanguages);

/** The languages of a call. */
interface CallLanguages {
  /** That of the texts of gygs; `own` for calls without such texts. */
  reading: ReadingLanguage;
  /** That in which the caller reads everything else, such as the order of names; undefined if the call names none. */
  locale: Locale | undefined;
  /** That of Accept-Language. */
  accepted: Locale | undefined;
}

/**
 * The languages of a call, and the other fields of its query: `lang`, else Accept-Language, on which the response then
 * depends (`Vary`). Throws 400 for another `lang`.
 */
export function readingLanguage(
  name: OperationName,
  request: Pick<CallRequest, 'acceptsLanguages' | 'query'>,
  response: Pick<CallResponse, 'vary'>,
): CallLanguages & { query: CallRequest['query'] } {
  const { query } = request;
  const { lang, ...others } = query;
  const accepted = acceptedLanguage(request);
  if (!takesLanguage(name) || lang === undefined) {
    response.vary('Accept-Language');
    return { reading: takesLanguage(name) ? (accepted ?? 'own') : 'own', locale: accepted, accepted, query };
  }
  const language = langSchema.safeParse(lang);
  if (!language.success) throw invalidRequest([{ path: 'lang', code: 'invalid_value', message: 'Send en, se or own' }]);
  if (language.data !== 'own') return { reading: language.data, locale: language.data, accepted, query: others };
  response.vary('Accept-Language');
  return { reading: 'own', locale: accepted, accepted, query: others };
}

/** More than any query of the contract has. */
const maximumQueryFields = 100;
/** Fields and list items at every depth; the contract's largest body, a proposal's fields, has fewer. */
const maximumValues = 6_000;

/** NUL, and an unpaired surrogate: PostgreSQL cannot store them. */
const unstorable = /[\0\p{Surrogate}]/u;

const unstorableText = (path: string): FieldError => ({
  path,
  code: 'unkeepable_text',
  message: 'A text holds NUL or half a character',
});

/** Throws 400 for too many values, or for texts that cannot be stored. Not recursive: a small body can nest deeper than the stack. */
function checkTree(root: unknown): void {
  const errors: FieldError[] = [];
  const pending: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  let seen = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && unstorable.test(value)) errors.push(unstorableText(path));
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    seen += entries.length;
    if (seen > maximumValues) {
      throw invalidRequest([{ path: '', code: 'too_big', message: `Send at most ${maximumValues} values` }]);
    }
    for (const [key, part] of entries) pending.push({ value: part, path: path === '' ? key : `${path}.${key}` });
  }
  if (errors.length > 0) throw invalidRequest(errors);
}

/** Limits for every call, checked before its schemas, so that validation stays cheap for any input. */
function checkValues({ params, query, body }: { params: object; query: object; body: unknown }): void {
  if (Object.keys(query).length > maximumQueryFields) {
    throw invalidRequest([{ path: '', code: 'too_big', message: `Send at most ${maximumQueryFields} query fields` }]);
  }
  checkTree({ ...params, ...query, body });
}

const nothing = z.strictObject({});

function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), code: issue.code, message: issue.message }];
    // Zod's message lists every key: repeated for each key, it would grow with the square of their number.
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      code: issue.code,
      message: `Unrecognized key: "${key}"`,
    }));
  });
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(fieldErrors(result.error));
  return result.data;
}

/** Parses a body that is a JSON string containing JSON. Throws 400 if it is invalid. */
function unwrapText(text: string): unknown {
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

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids in capital letters, as some programs write them in addresses, are the same ids. */
const paramsOf = (params: Input['params']): Input['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : value,
    ]),
  );

/** The parameters, query and body of a call, validated by its schemas. Throws 400 with the paths of the errors. */
export function parseInput(name: OperationName, request: Pick<Request, 'params' | 'query' | 'body'>): Input {
  const operation: OperationDefinition = operations[name];
  const { query, params } = request;
  const isText = operation.bodyAsText === true && typeof request.body === 'string';
  const body: unknown = isText ? unwrapText(request.body) : request.body;
  checkValues({ params, query, body });
  const bodySchema = operation.body ?? (operation.upload && nothing);
  return {
    params: paramsOf(params),
    query: checked(operation.query ?? nothing, query),
    body: bodySchema && checked(bodySchema, body),
  };
}
