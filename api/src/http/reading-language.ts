import { type Locale, type OperationName, type ReadingLanguage, readingLanguages, takesLanguage } from '@gyg/contract';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { invalidRequest } from '../problem/problem';

/** The first language of Accept-Language that the platform has; undefined if it names none of them. */
export function acceptedLanguage(request: Pick<Request, 'acceptsLanguages'>): Locale | undefined {
  const tag = request.acceptsLanguages().find((accepted) => /^(en|sv)\b/i.test(accepted));
  return tag === undefined ? undefined : tag.toLowerCase().startsWith('sv') ? 'se' : 'en';
}

const langSchema = z.enum(readingLanguages);

/**
 * The language in which a call reads texts of gygs, and the other fields of its query: `lang`, else Accept-Language, on
 * which the response then depends (`Vary`). `own` for calls without such texts. Throws 400 for another `lang`.
 */
export function readingLanguage(
  name: OperationName,
  request: Pick<Request, 'acceptsLanguages' | 'query'>,
  response: Pick<Response, 'vary'>,
): { reading: ReadingLanguage; query: Request['query'] } {
  const { query } = request;
  if (!takesLanguage(name)) return { reading: 'own', query };
  const { lang, ...others } = query;
  if (lang === undefined) {
    response.vary('Accept-Language');
    return { reading: acceptedLanguage(request) ?? 'own', query };
  }
  const given = langSchema.safeParse(lang);
  if (given.success) return { reading: given.data, query: others };
  throw invalidRequest([{ path: 'lang', code: 'invalid_value', message: 'Send en, se or own' }]);
}
