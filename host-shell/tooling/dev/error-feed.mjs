/** Where pages of a development server read what does not compile. */
export const errorsPath = '/__gyg/errors';

/**
 * Tells open pages which parts do not compile, as server-sent events: an object with a text for each such part, at once and
 * after each change.
 */
export function createErrorFeed() {
  const errors = new Map();
  const pages = new Set();
  const event = () => `data: ${JSON.stringify(Object.fromEntries(errors))}\n\n`;
  return {
    /** @param {string} part @param {string} text empty if the part compiles */
    report(part, text) {
      if ((errors.get(part) ?? '') === text) return;
      if (text === '') errors.delete(part);
      else errors.set(part, text);
      for (const page of pages) page.write(event());
    },
    /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
    middleware(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
      response.write(event());
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
  };
}
