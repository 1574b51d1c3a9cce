/**
 * The script that partners paste: `<script src="https://…/widgets/gyg.js" async></script>`. It watches for the
 * platform's elements, present or inserted later, loads their code on first use and fetches their data in parallel.
 * Under 2,000 bytes gzipped, which the build checks (host-shell/tooling/build/loader-size.mjs).
 */
import { addressOf, queryOf } from '../elements/gyg-list/gyg-list-request';

/** The path from which webpack loads chunks. */
declare let __webpack_public_path__: string;

const tag = 'gyg-list';
const script = document.currentScript;

function load({ origin, href }: URL): void {
  // The chunks are beside this file. A classic script from another origin cannot refer to them relatively.
  if (typeof __webpack_public_path__ === 'string') __webpack_public_path__ = new URL('.', href).href;
  const early = new Map<string, { response: Promise<Response>; abort: AbortController }>();
  globalThis.__gygWidgets = { origin, early };

  // Reserve space for the first row until the element's styles have loaded. Uses CSSOM, which needs no style-src.
  const room = new CSSStyleSheet();
  room.replaceSync(`${tag}:not(:defined){display:block;min-height:var(--gyg-min-height,480px)}`);
  const { adoptedStyleSheets } = document;

  const ask = (list: Element): void => {
    const query = queryOf(list, origin);
    const url = addressOf(query, 0);
    if (!query.organization || early.has(url)) return;
    const abort = new AbortController();
    const response = fetch(url, { credentials: 'omit', signal: abort.signal });
    response.catch(() => early.delete(url));
    early.set(url, { response, abort });
  };

  const start = (): void => {
    const lists = document.querySelectorAll(tag);
    if (lists.length === 0) return;
    watcher.disconnect();
    removeEventListener('online', start);
    adoptedStyleSheets.push(room);
    lists.forEach(ask);
    import('../elements/gyg-list/define').catch((cause) => {
      // The author's content inside the tag stays visible. The next tag, or coming online again, retries.
      adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(room), 1);
      // biome-ignore lint/suspicious/noConsole: this line explains the failure to a partner's webmaster
      console.error(`[gyg] <${tag}> could not be loaded from ${origin}`, cause);
      watch();
    });
  };

  const watcher = new MutationObserver((records) => records.some((record) => record.addedNodes.length) && start());
  const watch = (): void => {
    watcher.observe(document, { childList: true, subtree: true });
    addEventListener('online', start);
  };
  watch();
  start();
}

if (!globalThis.__gygWidgets) {
  load(new URL(script instanceof HTMLScriptElement && script.src ? script.src : location.href));
}
