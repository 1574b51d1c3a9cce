// Shows over the page what does not compile, as the terminal does. Styles are constructed: the policy of pages allows no
// inline ones.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial }
  section { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 2rem; background: #1c1410ee; color: #fff; font: 14px/1.5 monospace }
  h1 { margin: 0 0 1rem; font: 600 20px/1.3 sans-serif }
  pre { white-space: pre-wrap; margin: 0 0 2rem }
  button { font: inherit; padding: .25rem 1rem }
`);

const host = document.createElement('gyg-compile-errors');
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** @param {Record<string, string>} errors by the part that does not compile */
function show(errors) {
  const parts = Object.entries(errors);
  host.remove();
  if (parts.length === 0) return;
  const section = element('section', '');
  section.setAttribute('role', 'alert');
  for (const [part, text] of parts) section.append(element('h1', `${part} does not compile`), element('pre', text));
  const close = element('button', 'Close until the next change');
  close.addEventListener('click', () => host.remove());
  section.append(close);
  root.replaceChildren(section);
  document.documentElement.append(host);
}

new EventSource('/__gyg/errors').addEventListener('message', ({ data }) => show(JSON.parse(data)));
