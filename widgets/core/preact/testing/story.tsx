import { createElement } from 'react';
import type { FakeSession } from './fake-session';

export { write } from './write';

interface StoryContext {
  globals: { theme?: unknown; language?: unknown };
}

/** The origin that the elements of stories ask. */
export const platform = 'https://gyg.example';

/** Renders a pasted element. A partner's page declares language and theme; here the toolbar does. */
export const pasted =
  (tag: string) =>
  (attributes: Record<string, string>, { globals }: StoryContext) => {
    const { theme, language } = globals;
    return createElement(tag, { api: platform, theme, language, ...attributes });
  };

/** Responds to what the element asks without a token. Other requests go to the network. Returns a function that ends it. */
export function respondPublicly(respond: (url: URL) => Response | Promise<Response>): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.origin === platform ? respond(url) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** What a story starts with: an element's class, its session, and what is asked without a token. */
export const startWith =
  (
    element: { sessionOf: (api: string) => FakeSession['session'] },
    fake: FakeSession,
    respond: (url: URL) => Response | Promise<Response>,
  ) =>
  () => {
    element.sessionOf = () => fake.session;
    return respondPublicly(respond);
  };

/** A network that never responds. */
export const never = () => new Promise<Response>(() => {});

/** The texts inside an element, for stories that wait for them. */
export const textIn = (canvas: HTMLElement, tag: string): string =>
  canvas.querySelector(tag)?.shadowRoot?.textContent ?? '';
