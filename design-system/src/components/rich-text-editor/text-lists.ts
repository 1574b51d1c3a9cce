/** How deep the lists of a bullet are in Word's standard lists. Numbers begin a list of their own. */
const depths: Readonly<Record<string, number>> = {
  '·': 0,
  '•': 0,
  '●': 0,
  '*': 0,
  '-': 0,
  '–': 0,
  o: 1,
  '◦': 1,
  '§': 2,
  '▪': 2,
};
/** A bullet that is hardly ever a word: one space after it is enough. Others need a tab or more spaces. */
const bullet = /^\s*(?:([·•●◦▪])\s+|([o*§–-])(?:\t|[ \u00a0]{2,}))(\S.*)$/;
const numbered = /^\s*\(?(\d{1,3}|[a-z])[.)]\s+(\S.*)$/i;

interface Line {
  readonly text: string;
  /** `n` for numbers, else the bullet; undefined for a paragraph. */
  readonly marker?: string;
}

function readLine(line: string): Line {
  const [, sure, likely, words] = bullet.exec(line) ?? [];
  const marker = sure ?? likely;
  if (marker !== undefined && words !== undefined) return { marker, text: words };
  const [, , item] = numbered.exec(line) ?? [];
  return item === undefined ? { text: line.trim() } : { marker: 'n', text: item };
}

/** One line with a number may be a date: two in a row are a list. */
function withoutLoneNumbers(read: readonly Line[], lines: readonly string[]): Line[] {
  const isNumber = (index: number) => read[index]?.marker === 'n';
  return read.map((line, index) =>
    isNumber(index) && !isNumber(index - 1) && !isNumber(index + 1) ? { text: (lines[index] ?? '').trim() } : line,
  );
}

/**
 * HTML of a plain text in which lines begin with bullets or numbers, as Word copies its lists; undefined for a text
 * without lists.
 */
export function listsOfText(text: string): string | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const read = withoutLoneNumbers(lines.map(readLine), lines);
  if (read.every(({ marker }) => marker === undefined)) return undefined;
  const body = document.createElement('div');
  /** The lists that the last line is in, from the outside, with their markers. */
  let around: { marker: string; list: HTMLElement }[] = [];
  for (const { marker, text: words } of read) {
    const paragraph = document.createElement('p');
    paragraph.textContent = words;
    if (marker === undefined) {
      around = [];
      body.append(paragraph);
      continue;
    }
    const level = around.findIndex((entry) => entry.marker === marker);
    const depth = depths[marker] ?? 0;
    around = level >= 0 ? around.slice(0, level + 1) : around.filter((entry) => (depths[entry.marker] ?? 0) < depth);
    if (level < 0) {
      const list = document.createElement(marker === 'n' ? 'ol' : 'ul');
      (around.at(-1)?.list.lastElementChild ?? body).append(list);
      around.push({ marker, list });
    }
    const item = document.createElement('li');
    item.append(paragraph);
    around.at(-1)?.list.append(item);
  }
  return body.innerHTML;
}
