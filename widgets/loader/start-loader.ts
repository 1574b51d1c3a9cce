import { cardAddress } from '../core/card-address';
import { reservedHeight } from '../core/reserved-height';

export interface LoaderOptions {
  /** The platform's origin. */
  origin: string;
  /** Matches the elements. */
  selector: string;
  /** Loads the file that defines an element. */
  importElement: (tag: string) => Promise<unknown>;
}

/**
 * Watches the page for elements, reserves their height, asks for their data and loads their code on first use. Returns a
 * function that stops it.
 */
export function startLoader({ origin, selector, importElement }: LoaderOptions): () => void {
  const early = new Map<string, Promise<Response>>();
  globalThis.__gygWidgets = { origin, early };
  const wanted = new Set<string>();
  let seen = new WeakSet<Element>();

  // Uses CSSOM, which needs no style-src.
  const sheet = new CSSStyleSheet();
  const reservation = 'display:block;min-height:var(--gyg-min-height,var(--gyg-height,0px))';
  sheet.replaceSync(`:is(${selector}):not(:defined){${reservation}}`);
  document.adoptedStyleSheets.push(sheet);

  const ask = (element: Element): void => {
    const url = cardAddress(element, origin);
    if (!url || early.has(url)) return;
    const response = fetch(url, { credentials: 'omit' });
    response.catch(() => early.delete(url));
    early.set(url, response);
  };

  const define = (tag: string): void => {
    wanted.add(tag);
    importElement(tag).catch((cause) => {
      // The author's content inside the tag stays visible. The next such element, or coming online again, retries.
      wanted.delete(tag);
      for (const element of document.querySelectorAll<HTMLElement>(tag)) element.style.removeProperty('--gyg-height');
      // biome-ignore lint/suspicious/noConsole: this line explains the failure to a partner's webmaster
      console.error(`[gyg] <${tag}> could not be loaded from ${origin}`, cause);
    });
  };

  const start = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { localName } = element;
      const isNew = !seen.has(element);
      if (customElements.get(localName) || !(isNew || wanted.has(localName))) continue;
      element.style.setProperty('--gyg-height', `${reservedHeight(element)}px`);
      if (!isNew) continue;
      seen.add(element);
      ask(element);
      if (!wanted.has(localName)) define(localName);
    }
  };
  const retry = (): void => {
    seen = new WeakSet();
    start();
  };

  const watcher = new MutationObserver((records) => records.some(({ addedNodes }) => addedNodes.length) && start());
  watcher.observe(document, { childList: true, subtree: true });
  addEventListener('online', retry);
  start();
  return () => {
    watcher.disconnect();
    removeEventListener('online', retry);
  };
}
