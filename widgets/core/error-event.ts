import { ApiError, isApiError } from '@gyg/contract/client';

export interface GygErrorDetail {
  /** A key of the API's error catalogue (`org.missing`), or `network`, `timeout`, `answer.unreadable`. */
  code: string;
  /** The HTTP status; 0 without a response. */
  status: number;
  /** Seconds after which the server suggests another attempt; null if it suggests none. */
  retryIn: number | null;
}

/** An element could not do or show something. */
export class GygErrorEvent extends CustomEvent<GygErrorDetail> {
  constructor(detail: GygErrorDetail) {
    super('gyg-error', { detail, bubbles: true, composed: true });
  }
}

/** Tells the page and its developer that something failed; `hint` says more. Returns its code. */
export function announceError(host: HTMLElement, cause: unknown, hint = ''): string {
  const { code, status, retryIn } = isApiError(cause) ? cause : new ApiError('network');
  // biome-ignore lint/suspicious/noConsole: the only place where a webmaster can see the cause
  console.warn(`[gyg] <${host.localName}>: ${code}${status ? ` (${status})` : ''}${hint && `: ${hint}`}`, host);
  host.dispatchEvent(new GygErrorEvent({ code, status, retryIn }));
  return code;
}

interface ErrorEventMap {
  'gyg-error': GygErrorEvent;
}

declare global {
  interface HTMLElementEventMap extends ErrorEventMap {}
  interface DocumentEventMap extends ErrorEventMap {}
}
