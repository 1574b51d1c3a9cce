/** A request that the loader sent before the element's code was there. */
export interface EarlyRequest {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
}

/** What the loader leaves on the page for the elements; one a page, however often the script is pasted. */
export interface SharedPage {
  /** Where the loader came from: the platform (for example `https://gyg.example`). */
  readonly origin: string;
  /** Requests under way by address; taking one removes it. */
  readonly early: Map<string, EarlyRequest>;
}

declare global {
  var __gygWidgets: SharedPage | undefined;
}

/** The early request for this very address, once. */
export function takeEarlyRequest(url: string): EarlyRequest | undefined {
  const early = globalThis.__gygWidgets?.early.get(url);
  globalThis.__gygWidgets?.early.delete(url);
  return early;
}
