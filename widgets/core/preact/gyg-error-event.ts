import type { WidgetError } from '../widget-error';

export interface GygErrorDetail {
  /** A key of the API's error catalogue (`gyg.missing`), or `network`, `timeout`, `answer.unreadable`. */
  code: string;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** Seconds after which it may be tried again; null if that is not known. */
  retryIn: number | null;
}

/** Something that the element needs could not be loaded or sent. */
export class GygErrorEvent extends CustomEvent<GygErrorDetail> {
  constructor(detail: GygErrorDetail) {
    super('gyg-error', { detail, bubbles: true, composed: true });
  }
}

/** Tells the page about a failure: an event, and one line in the console for its developer. */
export function reportError(element: HTMLElement, { code, status }: WidgetError, hint = ''): void {
  // biome-ignore lint/suspicious/noConsole: this line explains the failure to a partner's webmaster
  console.warn(`[gyg] <${element.localName}> ${code}${hint && `: ${hint}`}`, element);
  element.dispatchEvent(new GygErrorEvent({ code, status, retryIn: null }));
}

declare global {
  interface HTMLElementEventMap {
    'gyg-error': GygErrorEvent;
  }
}
