import type { Story } from '@gyg/contract';
import { textLang } from '@gyg/platform';

/** The text alternative of a story's picture, in the author's language; without one the picture is decorative. */
export const storyAlt = ({ altText, language }: Pick<Story, 'altText' | 'language'>) =>
  altText === '' ? {} : { alt: altText, lang: textLang(language) };
