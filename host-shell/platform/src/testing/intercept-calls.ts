import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, type HttpHandler } from 'msw';

type HandlersFor = (request: Request) => HttpHandler[];

/** The active fakes. The last one answers. */
const active: HandlersFor[] = [];
let dispose: (() => void) | undefined;

function startInterceptor(): () => void {
  const interceptor = new BatchInterceptor({
    name: 'fake-api',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  interceptor.on('request', async ({ request, controller }) => {
    const handlersFor = active.at(-1);
    if (handlersFor === undefined || !new URL(request.url).pathname.startsWith('/api/')) return;
    try {
      const response = await getResponse(handlersFor(request), request);
      if (response !== undefined) controller.respondWith(response);
    } catch (thrown) {
      controller.errorWith(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  });
  interceptor.apply();
  return () => interceptor.dispose();
}

/**
 * Answers requests of `fetch` and `XMLHttpRequest` below `/api` with MSW handlers, until the returned function is
 * called. Stories use it in the browser too, because the content security policy of pages allows no service worker.
 */
export function interceptCalls(handlersFor: HandlersFor): () => void {
  active.push(handlersFor);
  dispose ??= startInterceptor();
  return () => {
    const index = active.indexOf(handlersFor);
    if (index !== -1) active.splice(index, 1);
    if (active.length > 0) return;
    dispose?.();
    dispose = undefined;
  };
}
