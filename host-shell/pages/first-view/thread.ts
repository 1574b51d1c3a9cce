import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FirstView, FirstViewRequest } from '@gyg/contract/first-view';
import type { FromThread, ThreadData, ToThread } from './messages';

/** What the shell's bundle exports (host-shell/src/first-view.ts). */
interface Shell {
  readonly shared: Readonly<Record<string, object>>;
  renderPage(request: FirstViewRequest, area: unknown): Promise<FirstView | undefined>;
}

const isShell = (module: object): module is Shell => 'shared' in module && 'renderPage' in module;

/** What bundles of remotes expect of a thread (tooling/webpack/first-view.mjs), and the page's address. */
declare global {
  var __gygShared: Shell['shared'];
}

async function importModule(file: string): Promise<object> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (typeof module !== 'object' || module === null) throw new Error(`${file} is not a module`);
  return module;
}

async function importShell(file: string): Promise<Shell> {
  const module = await importModule(file);
  if (!isShell(module)) throw new Error(`${file} is not the shell’s bundle`);
  return module;
}

/** The requests of the page, which the main thread makes as a guest's. */
function openRequests(send: (message: FromThread) => void) {
  const waiting = new Map<number, (response: Response) => void>();
  let last = 0;
  return {
    fetch: (input: string | URL | Request): Promise<Response> => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        send({ kind: 'ask', id, path: `${pathname}${search}` });
      });
    },
    receive(id: number, status: number, body: string): void {
      waiting.get(id)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
      waiting.delete(id);
    },
  };
}

async function start(port: NonNullable<typeof parentPort>, { shellFile, publicUrl }: ThreadData): Promise<void> {
  const send = (message: FromThread) => port.postMessage(message);
  const requests = openRequests(send);
  const { origin } = new URL(publicUrl);
  // Never another host, whatever the address is.
  const place = (address: string) =>
    Object.defineProperty(globalThis, 'location', { value: new URL(`${origin}${address}`), configurable: true });
  globalThis.fetch = requests.fetch;
  place('/');
  const shell = await importShell(shellFile);
  globalThis.__gygShared = shell.shared;

  async function render({ id, bundle, request }: ToThread & { kind: 'render' }): Promise<void> {
    try {
      const module = await importModule(bundle);
      place(request.address);
      const page = await shell.renderPage(request, 'default' in module ? module.default : undefined);
      const rendered = page && { html: page.html, answers: JSON.stringify(page.answers) };
      send({ kind: 'rendered', id, page: rendered });
    } catch (thrown) {
      send({ kind: 'failed', id, reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'response') requests.receive(message.id, message.status, message.body);
    else void render(message);
  });
  send({ kind: 'ready' });
}

if (parentPort !== null) await start(parentPort, workerData);
