/** The initials of a name, a letter for each word: `E. S.` of Elin Strand, `A. K. L.` of Anna-Karin Lind. */
export function initialsOf(fullName: string): string {
  const words = fullName.normalize('NFC').split(/[\s\p{Pd}]+/u);
  const letters = words.flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.map((letter) => `${letter.toLocaleUpperCase('sv')}.`).join(' ');
}
