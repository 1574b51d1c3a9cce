import { canBeMailed, isEmail, normaliseEmail } from '@gyg/contract/rules';

/** Punctuation and `mailto:` around an address. */
const around = /^(?:mailto:|[\s"'’“”<([{])+|[\s"'’“”>)\]}.:]+$/gi;
const clean = (word: string) => word.replace(around, '');
/** A word of a person's name: letters, hyphens, an initial with its dot. */
const isName = (word: string) => /^\p{L}[\p{L}'’-]*\.?$/u.test(word);
const wordsOf = (text: string) => text.split(/\s+/).map(clean).filter(Boolean);

/** The addresses of a text without separators. Words of names beside an address are left out. */
function addressesOfCell(cell: string): string[] {
  const words = wordsOf(cell);
  if (!words.some((word) => word.includes('@'))) return words.length === 0 ? [] : [words.join(' ')];
  return words.filter((word) => word.includes('@') || !isName(word));
}

/** One line: addresses with names before them, cells of a spreadsheet, or a list with commas or semicolons. */
function addressesOfLine(line: string): string[] {
  // `"Lind, Klara" <klara@post.example>` becomes a cell with only the address.
  const named = /(?:"[^"]*"\s*|([^<>,;\t"]*))<([^<>]*)>/g;
  const plain = line.replace(named, (_, before: string | undefined, address: string) => {
    const addresses = [...wordsOf(before ?? '').filter((word) => word.includes('@')), address];
    return `,${addresses.join(',')},`;
  });
  const cells = plain.split(/[,;\t]/);
  if (!plain.includes('\t')) return cells.flatMap(addressesOfCell);
  // The other cells of a row are the person's name, company and so on.
  const filled = cells.filter((cell) => cell.includes('@'));
  return filled.length === 0 ? addressesOfCell(cells.join(' ')) : filled.flatMap(addressesOfCell);
}

/**
 * The addresses in typed or pasted text: separated by commas, semicolons, spaces or new lines, with names
 * (`Anna Berg <anna@post.example>`), or as columns of a spreadsheet. What is no address stays in the list as it is, so
 * that it can be corrected. Addresses have their one spelling.
 */
export const parseAddresses = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .flatMap(addressesOfLine)
    .map((entry) => (isEmail(entry) ? normaliseEmail(entry) : entry));

/** `invalid` is no address, `letters` has letters before the @ that mail servers do not take, `twice` is in the list already. */
export type AddressState = 'ok' | 'invalid' | 'letters' | 'member' | 'twice';
export interface CheckedAddress {
  /** Tells equal entries apart, and stays the same when others are removed. */
  readonly key: string;
  readonly text: string;
  readonly state: AddressState;
}

/** The state of each entry. Of two equal ones the second is `twice`. `members` has e-mail addresses in their one spelling. */
export function checkAddresses(entries: readonly string[], members: ReadonlySet<string>): CheckedAddress[] {
  const times = new Map<string, number>();
  return entries.map((text) => {
    const address = normaliseEmail(text);
    const before = times.get(address) ?? 0;
    times.set(address, before + 1);
    const entry = { key: `${address} ${before}`, text };
    if (!isEmail(text)) return { ...entry, state: 'invalid' };
    if (!canBeMailed(text)) return { ...entry, state: 'letters' };
    if (before > 0) return { ...entry, state: 'twice' };
    return { ...entry, state: members.has(address) ? 'member' : 'ok' };
  });
}
