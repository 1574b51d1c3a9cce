import type { DateLanguage, Locale } from '@gyg/contract';
import type { Request } from 'express';

/** The language of a page's head, as HTML writes it. */
export type PageLanguage = DateLanguage;

export const pageLanguages: readonly PageLanguage[] = ['en', 'sv'];

/** Links use `sv`, as `lang` in HTML; `se`, as the API writes it, is accepted too. */
const spellings: Readonly<Record<string, PageLanguage>> = { en: 'en', sv: 'sv', se: 'sv' };

export interface RequestedLanguage {
  language: PageLanguage;
  /** Whether the address names it (`?lang=sv`), so that it is an address of its own for search engines. */
  inAddress: boolean;
}

/**
 * The language of a page: that of its address (`?lang=sv`), else the one that its visitor has `chosen`, else the first one
 * that the browser accepts, as the page's scripts choose it. Another `lang` is ignored.
 */
export function languageOf(
  request: Pick<Request, 'query' | 'acceptsLanguages'>,
  chosen?: PageLanguage,
): RequestedLanguage {
  const { lang } = request.query;
  const asked = typeof lang === 'string' ? spellings[lang.toLowerCase()] : undefined;
  if (asked !== undefined) return { language: asked, inAddress: true };
  if (chosen !== undefined) return { language: chosen, inAddress: false };
  return { language: /^sv\b/i.test(request.acceptsLanguages()[0] ?? '') ? 'sv' : 'en', inAddress: false };
}

/** The language as the API writes it. */
export const toLocale = (language: PageLanguage): Locale => (language === 'sv' ? 'se' : 'en');

/** A path in a language: `/search?lang=sv`. */
export const pathInLanguage = (pathname: string, language: PageLanguage): string => `${pathname}?lang=${language}`;
