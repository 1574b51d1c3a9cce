/** Crockford's base32: no letters that look like a digit or like another letter, and no U. */
export const certificateAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [groups, perGroup] = [4, 4];
/** The number of letters and digits in a code: 80 bits. */
export const certificateLetters = groups * perGroup;

const written = new RegExp(`^[${certificateAlphabet}]{${certificateLetters}}$`);

/**
 * A certificate's code as it is stored and printed, `7K3M-9QXV-2FHT-WB4N`, from any way to write it: in any case, with or
 * without dashes and spaces, with O for 0 and I or L for 1. Undefined if it cannot be a code.
 */
export function readCertificateCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!written.test(letters)) return undefined;
  return Array.from({ length: groups }, (_, group) => letters.slice(group * perGroup, (group + 1) * perGroup)).join(
    '-',
  );
}
