import type { Request } from 'express';

/** What a call reads of its request: Express's, or that of a page of the platform (`guest-entrance.ts`). */
export interface CallRequest {
  readonly method: string;
  /** The path with its query, as it was sent. */
  readonly originalUrl: string;
  readonly params: Request['params'];
  readonly query: Request['query'];
  readonly body: unknown;
  /** The caller's address; undefined once the connection is closed. */
  readonly ip?: string | undefined;
  /** The value of a header, in any case. */
  get(name: string): string | undefined;
  /** The languages that the caller accepts, the preferred one first. */
  acceptsLanguages(): string[];
}

/** What a call sets on its response. */
export interface CallResponse {
  set(name: string, value: string): unknown;
  vary(field: string): unknown;
  status(code: number): unknown;
  /** Sends the body, and ends the response. */
  end(body?: string | Buffer): unknown;
}

/** Sets several headers. */
export function setHeaders(response: Pick<CallResponse, 'set'>, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.set(name, value);
}
