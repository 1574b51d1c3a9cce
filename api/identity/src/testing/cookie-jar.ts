import { parseSetCookie, stringifyCookie } from 'cookie';

export interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** The part of a browser that a login needs: stores cookies by path and does not follow redirects. */
export class CookieJar {
  #cookies: Cookie[] = [];

  /** The stored cookies. */
  get cookies(): readonly Cookie[] {
    return this.#cookies;
  }

  /** Adds cookies, as a thief or a forger would. */
  add(...cookies: readonly Cookie[]): void {
    this.#cookies.push(...cookies);
  }

  /** Removes the cookies of this name. */
  remove(name: string): void {
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name);
  }

  /** Fetches with the path's cookies, and stores those that the response sets. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const { pathname } = new URL(url);
    const sent = this.#cookies.filter(
      ({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    if (sent.length > 0)
      headers.set('cookie', sent.map(({ name, value }) => stringifyCookie({ [name]: value })).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const { name, value = '', path = '/' } = parseSetCookie(line);
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    if (value !== '') this.#cookies.push({ name, value, path });
  }
}
