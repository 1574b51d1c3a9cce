import anyAscii from 'any-ascii';
import { subsetOf } from './subsets';

/** Emoji, and what joins and colours them; characters that are drawn as nothing. */
const leftOut =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Default_Ignorable_Code_Point}]|\u20e3)$/u;

function transcribe(text: string, withEmoji: boolean): string {
  const letters = [...text.normalize('NFC')].map((character) => {
    if (subsetOf(character) !== undefined) return character;
    return !withEmoji && leftOut.test(character) ? '' : anyAscii(character);
  });
  return letters.join('').replace(/ {2,}/g, ' ').trim();
}

/**
 * A text as the fonts of certificates can print it: other scripts (Chinese, Tamil) are transcribed into Latin letters,
 * emoji are left out unless there is nothing else. Most texts are the same.
 */
export function printable(text: string): string {
  if ([...text.normalize('NFC')].every((character) => subsetOf(character) !== undefined)) return text;
  return transcribe(text, false) || transcribe(text, true);
}
