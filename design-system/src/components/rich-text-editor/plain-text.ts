const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);

/** Each line a paragraph; empty lines go. */
export const htmlOfLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${asHtml(line)}</p>`)
    .join('');

/** The same for the editor that takes over: here empty lines stay, and with them the caret's place. */
export const documentOfLines = (text: string) => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({
    type: 'paragraph',
    ...(line !== '' && { content: [{ type: 'text', text: line }] }),
  })),
});

/** Where a caret of a plain text is in that document: each line's end counts twice there, and the first start once. */
export const placeInDocument = (text: string, caret: number): number =>
  1 + caret + text.slice(0, caret).split('\n').length - 1;

/** The html of an editor as it is stored: nothing where nothing is written, and no empty lines at the end. */
export const storedHtml = (html: string, text: string): string =>
  text.trim() === '' ? '' : html.replace(/(<p><\/p>)+$/, '');
