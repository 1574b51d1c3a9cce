import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';

/** Responds to a request; undefined for one that goes to the network. */
type Respond = (request: Request) => Promise<Response | undefined>;

/** The active fakes. The last one responds. */
const active: Respond[] = [];
let dispose: (() => void) | undefined;

function startInterceptor(): () => void {
  const interceptor = new BatchInterceptor({
    name: 'fake-api',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.on('request', async ({ request, controller }) => {
    const respond = active.at(-1);
    if (respond === undefined || !new URL(request.url).pathname.startsWith('/api/')) return;
    try {
      const response = await respond(request);
      if (response !== undefined) controller.respondWith(response);
    } catch (thrown) {
      controller.errorWith(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  });
  interceptor.apply();
  return () => interceptor.dispose();
}

/**
 * Responds to requests of `fetch` and `XMLHttpRequest` below `/api` until the returned function is
 * called. Stories use it in the browser too, because the content security policy of pages allows no service worker.
 */
export function interceptCalls(respond: Respond): () => void {
  active.push(respond);
  dispose ??= startInterceptor();
  return () => {
    const index = active.indexOf(respond);
    if (index !== -1) active.splice(index, 1);
    if (active.length > 0) return;
    dispose?.();
    dispose = undefined;
  };
}
