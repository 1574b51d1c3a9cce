/**
 * Shows that the page could not start. Uses only the DOM, because texts, styles and components may be what failed to
 * load. Shows both languages, because the choice may not be known yet.
 */
export function showFatal(root: HTMLElement, thrown: unknown): void {
  const main = document.createElement('main');
  const messages = document.createElement('div');
  messages.setAttribute('role', 'alert');
  main.append(messages);
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
    messages.append(heading, paragraph);
  }
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = 'Try again / Försök igen';
  main.append(again);
  // Spacing applies only if the design tokens have loaded.
  for (const part of [main, messages]) Object.assign(part.style, { display: 'grid', gap: 'var(--space-3)' });
  Object.assign(main.style, { justifyItems: 'start', padding: 'var(--inset)' });
  root.replaceChildren(main);
  reportError(thrown);
}
