/** Shared by the loader and the elements. There is one per page, even if the script is pasted several times. */
export interface SharedPage {
  /** The origin of the loader, which is the platform (for example `https://gyg.example`). */
  readonly origin: string;
  /** Requests that the loader sent before an element's code had loaded, by URL. Taking one removes it. */
  readonly early: Map<string, Promise<Response>>;
}

declare global {
  var __gygWidgets: SharedPage | undefined;
}

/** Takes the early request for this URL, once. */
export function takeEarlyRequest(url: string): Promise<Response> | undefined {
  const early = globalThis.__gygWidgets?.early.get(url);
  globalThis.__gygWidgets?.early.delete(url);
  return early;
}
