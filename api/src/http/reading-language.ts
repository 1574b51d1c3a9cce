import { type Locale, type OperationName, type ReadingLanguage, readingLanguages, takesLanguage } from '@gyg/contract';
import { z } from 'zod';
import { invalidRequest } from '../problem/problem';
import type { CallRequest, CallResponse } from './exchange';

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
  const given = langSchema.safeParse(lang);
  if (!given.success) throw invalidRequest([{ path: 'lang', code: 'invalid_value', message: 'Send en, se or own' }]);
  if (given.data !== 'own') return { reading: given.data, locale: given.data, accepted, query: others };
  response.vary('Accept-Language');
  return { reading: 'own', locale: accepted, accepted, query: others };
}
