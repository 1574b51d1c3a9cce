const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);

/** Each line becomes a paragraph; empty lines are removed. */
export const htmlOfLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${asHtml(line)}</p>`)
    .join('');

/** The same for the editor that replaces the text area: empty lines stay, so that the caret's position is kept. */
export const documentOfLines = (text: string) => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({
    type: 'paragraph',
    ...(line !== '' && { content: [{ type: 'text', text: line }] }),
  })),
});

/** Converts a plain-text caret to a document position: each line end counts twice there, and the first start once. */
export const placeInDocument = (text: string, caret: number): number =>
  1 + caret + text.slice(0, caret).split('\n').length - 1;

/** The HTML of an editor as it is stored: empty if there is no text, and without empty lines at the end. */
export const storedHtml = (html: string, text: string): string =>
  text.trim() === '' ? '' : html.replace(/(<p><\/p>)+$/, '');
