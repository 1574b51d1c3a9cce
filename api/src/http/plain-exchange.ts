import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import accepts from 'accepts';
import type { CallRequest, CallResponse } from './exchange';

interface Given {
  /** The query, without its question mark. */
  search: string;
  params: Record<string, string>;
  ip: string | undefined;
}

/** A request without Express: what calls read of it, and nothing else. */
export class PlainRequest implements CallRequest {
  readonly method: string;
  readonly originalUrl: string;
  readonly params: Record<string, string>;
  readonly query: CallRequest['query'];
  body: unknown = {};
  readonly ip: string | undefined;
  readonly #message: IncomingMessage;
  #languages: string[] | undefined;

  constructor(message: IncomingMessage, { search, params, ip }: Given) {
    this.#message = message;
    this.method = message.method ?? 'GET';
    this.originalUrl = message.url ?? '';
    this.params = params;
    this.query = parseQuery(search);
    this.ip = ip;
  }

  get(name: string): string | undefined {
    const value = this.#message.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  }

  /** The values of each header apart. */
  get headersDistinct(): IncomingMessage['headersDistinct'] {
    return this.#message.headersDistinct;
  }

  acceptsLanguages(): string[] {
    this.#languages ??= accepts(this.#message).languages();
    return this.#languages;
  }
}

/** A response that is written at once: with its length, so that nothing is sent in pieces. */
export class PlainResponse implements CallResponse {
  readonly #response: ServerResponse;
  readonly #headers: Record<string, string>;
  #vary: string[] = [];
  #status = 200;

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>) {
    this.#response = response;
    this.#headers = { ...headers };
  }

  set(name: string, value: string): void {
    this.#headers[name] = value;
  }

  vary(field: string): void {
    if (!this.#vary.includes(field)) this.#vary.push(field);
  }

  status(code: number): void {
    this.#status = code;
  }

  end(body?: string | Buffer): void {
    if (this.#vary.length > 0) this.#headers.Vary = this.#vary.join(', ');
    if (body !== undefined) this.#headers['Content-Length'] = String(Buffer.byteLength(body));
    this.#response.writeHead(this.#status, this.#headers);
    this.#response.end(body);
  }
}
