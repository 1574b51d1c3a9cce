/** The paragraphs of a formatted text, without formatting. Nothing in it is loaded or run. */
export function textOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h1, h2, h3, h4')];
  return blocks.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');
}
