import { dictionary } from '@zxcvbn-ts/language-common';
import { swedishWords } from './common-password-words';

/** Å, ä and ö are often written without dots and ring, in passwords and in the list. */
const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const words: ReadonlySet<string> = new Set(
  [...(dictionary['passwords-common'] ?? []), ...swedishWords].map((word) => withoutMarks(String(word))),
);

/** The letters that people write as numbers and signs. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isWord = (text: string): boolean =>
  words.has(text) || words.has(text.replaceAll(/[0134579@$!]/g, (sign) => letters[sign] ?? sign));

/** As many digits as a year has. */
const mostDigits = 4;

/**
 * Whether a password is easy to guess because many people use it, or because it is such a word with at most four digits (a
 * year, 123) and signs before or after it, in any spelling of case and å, ä, ö. The words are the commonest passwords of
 * zxcvbn-ts and Swedish ones that it lacks. It is large: browsers import this module only when a password is chosen.
 */
export function isCommonPassword(password: string): boolean {
  const text = withoutMarks(password.normalize('NFKC').toLowerCase());
  if (words.has(text)) return true;
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const [digits, digitsOfCore] = [text, core].map((part) => part.replaceAll(/\D/g, '').length);
  const added = (digits ?? 0) - (digitsOfCore ?? 0);
  return core.length >= 3 && added <= mostDigits && isWord(core);
}
