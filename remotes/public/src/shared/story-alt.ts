import type { Story } from '@gyg/contract';
import { textLang } from '@gyg/platform';

/** What a story's picture shows, in the author's language; decoration where they did not say. */
export const storyAlt = ({ altText, language }: Pick<Story, 'altText' | 'language'>) =>
  altText === '' ? {} : { alt: altText, lang: textLang(language) };
