/** A request that the loader sent before the element's code had loaded. */
export interface EarlyRequest {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
}

/** Shared by the loader and the elements. There is one per page, even if the script is pasted several times. */
export interface SharedPage {
  /** The origin of the loader, which is the platform (for example `https://gyg.example`). */
  readonly origin: string;
  /** Pending requests by URL. Taking one removes it. */
  readonly early: Map<string, EarlyRequest>;
}

declare global {
  var __gygWidgets: SharedPage | undefined;
}

/** Takes the early request for this URL, once. */
export function takeEarlyRequest(url: string): EarlyRequest | undefined {
  const early = globalThis.__gygWidgets?.early.get(url);
  globalThis.__gygWidgets?.early.delete(url);
  return early;
}
