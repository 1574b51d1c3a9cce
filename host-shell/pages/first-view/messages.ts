import type { FirstViewRequest } from '@gyg/contract/first-view';

/** Where a thread finds the shell's bundle, and the address of the site. */
export interface ThreadData {
  readonly shellFile: string;
  readonly publicUrl: string;
}

/** To the thread: render a page with the bundle of its remote, or the response to a request. */
export type ToThread =
  | { readonly kind: 'render'; readonly id: number; readonly bundle: string; readonly request: FirstViewRequest }
  | { readonly kind: 'response'; readonly id: number; readonly status: number; readonly body: string };

/** A rendered page: the content of its root element, and the data it was rendered with, as JSON. */
export interface RenderedPage {
  readonly html: string;
  readonly answers: string;
}

/** From the thread: it can render, a request of the page that it renders, the page, or why there is none. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ask'; readonly id: number; readonly path: string }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage | undefined }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
