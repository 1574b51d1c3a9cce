import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@gyg/database';
import { organizationOrigins, organizations, users } from '@gyg/database/schema';
import { z } from 'zod';
import { handOverAddress } from '../partners/partner-client';
import { CookieJar } from './cookie-jar';
import { askToSignIn, postLogin, type Tokens, tokensSchema } from './sign-in';
import type { RunningIdentity } from './start-identity';

interface NewSite {
  origin: string;
  name?: string;
  mayLogIn?: boolean;
  mayFrame?: boolean;
  createdAt?: Date;
}

/** Registers a site for a new organisation. */
export async function registerSite(db: Database, { origin, name = 'Kastanjeskolan', ...rights }: NewSite) {
  const unique = randomBytes(6).toString('hex');
  return db.tx(async (t) => {
    const [user] = await t.insert(users).values({ subject: unique, fullName: 'Ada' }).returning({ id: users.id });
    const [organization] = await t
      .insert(organizations)
      .values({ name, friendlyUrl: unique })
      .returning({ id: organizations.id });
    const row = { organizationId: organization?.id ?? '', addedBy: user?.id ?? '', origin, ...rights };
    await t.insert(organizationOrigins).values(row);
  });
}

const answerSchema = z.object({ redirectTo: z.string() });

const partnerTokensSchema = tokensSchema.extend({ scope: z.string() });

/** The token endpoint's response to a partner's page. */
export const readTokens = async (response: Response) => partnerTokensSchema.parse(await response.json());

export interface PartnerRequest {
  origin: string;
  scope?: string;
  state?: string;
  [parameter: string]: string | undefined;
}

/** A browser in which partners' pages open the window of the login. */
export function openWindow({ origin: platform }: Pick<RunningIdentity, 'origin'>, browser = new CookieJar()) {
  const verifiers = new Map<string, string>();

  async function follow(address: string): Promise<URL> {
    const location = (await browser.fetch(address)).headers.get('location');
    if (location === null) throw new Error(`${address} leads nowhere`);
    return new URL(location, address);
  }

  /** Begins a login on a site; returns where the window is: a form of the platform, or the end. */
  async function open({ origin, scope = 'openid profile bookings', ...more }: PartnerRequest): Promise<URL> {
    const redirect_uri = handOverAddress(platform, origin);
    const asked = { client_id: origin, redirect_uri, scope, nonce: 'nonce', ...more };
    const { location, verifier } = await askToSignIn(platform, browser, asked);
    verifiers.set(origin, verifier);
    return location.pathname.startsWith('/identity/interaction/') ? follow(location.href) : location;
  }

  const uidOf = (form: URL) => form.searchParams.get('interaction') ?? '';

  /** Sends a form's call; returns the next place of the window. */
  async function send(form: URL, call: 'consent' | 'cancel' | 'switch', body: unknown = {}): Promise<URL> {
    const answer = await browser.fetch(`${platform}/identity/interaction/${uidOf(form)}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: platform },
      body: JSON.stringify(body),
    });
    return resume(answerSchema.parse(await answer.json()).redirectTo);
  }

  async function resume(address: string): Promise<URL> {
    const next = await follow(address);
    return next.pathname.startsWith('/identity/interaction/') ? follow(next.href) : next;
  }

  async function logIn(form: URL, person: { email: string; password: string }): Promise<URL> {
    const answer = await postLogin(platform, browser, uidOf(form), person);
    return resume(answerSchema.parse(await answer.json()).redirectTo);
  }

  /** What the window's page shows. */
  async function show(form: URL) {
    const answer = await browser.fetch(`${platform}/identity/interaction/${uidOf(form)}/window`);
    return { status: answer.status, body: await answer.json() };
  }

  /** Redeems the code at the end, from a page at `from`. */
  function redeem(end: URL, origin: string, change: Record<string, string> = {}, from: string | null = origin) {
    return postAsClient(platform, from, {
      client_id: origin,
      grant_type: 'authorization_code',
      code: end.searchParams.get('code') ?? '',
      redirect_uri: handOverAddress(platform, origin),
      code_verifier: verifiers.get(origin) ?? '',
      ...change,
    });
  }

  return {
    browser,
    open,
    send,
    logIn,
    show,
    redeem,
    /** Logs in on a site, and agrees where asked. */
    async signIn(request: PartnerRequest, person: { email: string; password: string }): Promise<Tokens> {
      let place = await open(request);
      if (place.pathname.startsWith('/plugins/login')) place = await logIn(place, person);
      if (place.pathname === '/plugins/consent') place = await send(place, 'consent', { allow: true });
      return readTokens(await redeem(place, request.origin));
    },
  };
}

/** Posts to the token endpoint, or another one of the issuer, from a page; null sends no Origin. */
export function postAsClient(
  platform: string,
  from: string | null,
  form: Record<string, string>,
  path = 'token',
): Promise<Response> {
  const headers = from === null ? {} : { origin: from };
  return fetch(`${platform}/identity/${path}`, { method: 'POST', body: new URLSearchParams(form), headers });
}

/** The state that a site's page sends, with a note for the window. */
export function stateWith(note: { p?: string; t?: string; l?: string }): string {
  const random = createHash('sha256').update(JSON.stringify(note)).digest('base64url');
  return `${random}.${Buffer.from(JSON.stringify(note)).toString('base64url')}`;
}
