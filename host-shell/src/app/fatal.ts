/**
 * Says that the page could not start, with nothing but the DOM: texts, styles and components may be what is
 * missing. Both languages, because the choice may not be known yet.
 */
export function showFatal(root: HTMLElement, thrown: unknown): void {
  const main = document.createElement('main');
  const words = document.createElement('div');
  words.setAttribute('role', 'alert');
  main.append(words);
  for (const [lang, title, text] of [
    ['en', 'Gyg could not start', 'Please check your connection and refresh the page.'],
    ['sv', 'Gyg kunde inte starta', 'Kontrollera uppkopplingen och ladda om sidan.'],
  ] as const) {
    const heading = document.createElement(lang === 'en' ? 'h1' : 'h2');
    const paragraph = document.createElement('p');
    heading.textContent = title;
    paragraph.textContent = text;
    heading.lang = lang;
    paragraph.lang = lang;
    words.append(heading, paragraph);
  }
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Try again / Försök igen';
  main.append(again);
  // Where the tokens are there, so is some room; without them the words stand as the browser sets them.
  for (const part of [main, words]) Object.assign(part.style, { display: 'grid', gap: 'var(--space-3)' });
  Object.assign(main.style, { justifyItems: 'start', padding: 'var(--inset)' });
  root.replaceChildren(main);
  reportError(thrown);
}
