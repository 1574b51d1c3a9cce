import type { SiteDownMessage } from '@gyg/contract';
import { type PageLanguage, toLocale } from './page-language';

export type SiteDownTexts = () => Promise<SiteDownMessage | null>;

/** The message of the maintenance page in a language; empty for the usual sentence. */
export async function messageIn(language: PageLanguage, texts: SiteDownTexts | undefined): Promise<string> {
  return (await texts?.())?.[toLocale(language)] ?? '';
}
