import { type Locale, type OperationName, type ReadingLanguage, readingLanguages, takesLanguage } from '@gyg/contract';
import { z } from 'zod';
import { invalidRequest } from '../problem/problem';
import type { CallRequest, CallResponse } from './exchange';

/** The first language of Accept-Language that the platform has; undefined if it names none of them. */
export function acceptedLanguage(request: Pick<CallRequest, 'acceptsLanguages'>): Locale | undefined {
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
  request: Pick<CallRequest, 'acceptsLanguages' | 'query'>,
  response: Pick<CallResponse, 'vary'>,
): { reading: ReadingLanguage; query: CallRequest['query'] } {
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
