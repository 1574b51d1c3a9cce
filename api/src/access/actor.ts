import { createHash } from 'node:crypto';
import type { KeyScope, Locale, MemberRole, PartnerScope } from '@gyg/contract';
import { networkOf } from '@gyg/database/rate-limits';
import type { AccessClaims } from '../api-context';

/** Providers give a household or a company a whole /56. */
const networkBits = 56;

function nameOf(actor: Actor, request: { readonly ip?: string | undefined }): string {
  if (actor.kind === 'user' || actor.kind === 'key') return `${actor.kind} ${actor.id}`;
  if (actor.kind === 'newcomer') return `subject ${actor.claims.subject}`;
  return `address ${networkOf(request.ip ?? '', networkBits)}`;
}

/**
 * The key that a call is counted for and whose idempotency keys it uses, as a digest, since addresses and users are
 * personal data: the user or the key, else the token's subject, else the network address (IPv6: its /56).
 */
export function callerOf(actor: Actor, request: { readonly ip?: string | undefined }): string {
  return createHash('sha256').update(nameOf(actor, request)).digest('base64url');
}

export interface Guest {
  kind: 'guest';
  /** As for a user; English if the call names none. */
  locale?: Locale;
}

/** A partner's site that calls for its visitor, and what it may do. */
export interface PartnerClient {
  origin: string;
  scopes: readonly PartnerScope[];
}

/** A valid token without a user: may only create one (POST /users). */
export interface Newcomer {
  kind: 'newcomer';
  /** As for a user. */
  client: PartnerClient | null;
  claims: AccessClaims;
}

/** A user with a valid token. Rights are read from the database at each call; only `superUser` comes from the token. */
export interface SignedIn {
  kind: 'user';
  id: string;
  subject: string;
  fullName: string;
  /** The language that they read at the moment: that of the call, else that of the account. */
  locale: Locale;
  /** Organisation to role. */
  roles: ReadonlyMap<string, MemberRole>;
  /** Gygs that they manage. */
  managed: ReadonlySet<string>;
  superUser: boolean;
  /** The partner's site that calls, which never counts as admin, manager, host or super; null for the platform. */
  client: PartnerClient | null;
}

/**
 * A key of an organisation, in a call for which it has the scope (`bindOperation` sees to it; in all others it is a
 * guest). It acts as the organisation's administrator, but is never a person, a manager or a super user.
 */
export interface KeyActor {
  kind: 'key';
  id: string;
  organizationId: string;
  scopes: ReadonlySet<KeyScope>;
  /** As for a guest. */
  locale?: Locale;
}

/** The callers of an operation that keys may call, too. */
export type Insider = SignedIn | KeyActor;

export type Actor = Guest | Newcomer | Insider;

/** The fields of a gyg that decide the rights to it. */
export interface HostedGyg {
  id: string;
  organizationId: string;
}

/** Whether a partner's site calls for the user: it sees no address, and of other people what guests see. */
export function isPartnerSite(actor: Actor): boolean {
  return actor.kind === 'user' && actor.client !== null;
}

export function isMemberOf(actor: Actor, organizationId: string): boolean {
  if (actor.kind === 'key') return actor.organizationId === organizationId;
  return actor.kind === 'user' && actor.roles.has(organizationId);
}

export function isAdminOf(actor: Actor, organizationId: string): boolean {
  if (actor.kind === 'key') return actor.organizationId === organizationId;
  return actor.kind === 'user' && actor.client === null && actor.roles.get(organizationId) === 'ADMIN';
}

export function isManagerOf(actor: Actor, gygId: string): boolean {
  return actor.kind === 'user' && actor.client === null && actor.managed.has(gygId);
}

/** host(g): admin of the host organisation or a manager of the gyg. */
export function isHostOf(actor: Actor, gyg: HostedGyg): boolean {
  return isManagerOf(actor, gyg.id) || isAdminOf(actor, gyg.organizationId);
}

export function isSuperUser(actor: Actor): boolean {
  return actor.kind === 'user' && actor.client === null && actor.superUser;
}

/** Super users can read what a host can. */
export function readsAsHost(actor: Actor, gyg: HostedGyg): boolean {
  return isHostOf(actor, gyg) || isSuperUser(actor);
}

/** Super users can read what an organisation's admin can. */
export function readsAsAdmin(actor: Actor, organizationId: string): boolean {
  return isAdminOf(actor, organizationId) || isSuperUser(actor);
}

export function isSelf(actor: Actor, userId: string): boolean {
  return actor.kind === 'user' && actor.id === userId;
}

/** The organisations in which the actor counts as admin. */
export function adminOrganizations(actor: Actor): string[] {
  if (actor.kind === 'key') return [actor.organizationId];
  if (actor.kind !== 'user' || actor.client !== null) return [];
  return [...actor.roles].filter(([, role]) => role === 'ADMIN').map(([id]) => id);
}

/** The user who makes the call; null for a key and for guests. */
export function personOf(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null;
}

/** Whether the caller is known: a user, or a key in a call of its scopes. */
export function isInsider(actor: Actor): actor is Insider {
  return actor.kind === 'user' || actor.kind === 'key';
}

/** The caller for a part of an answer that has a scope of its own: without it a key is a guest there. */
export function withScope(actor: Actor, scope: KeyScope): Actor {
  return actor.kind === 'key' && !actor.scopes.has(scope) ? { kind: 'guest' } : actor;
}

/** The language that the caller reads: that of the call, else that of the account, else English. */
export function localeOf(actor: Actor): Locale {
  return actor.kind === 'newcomer' ? 'en' : (actor.locale ?? 'en');
}

/** The caller as a reader of a language; as before if the call names none. */
export function readerOf<A extends Actor>(actor: A, language: Locale | undefined): A {
  return language === undefined || actor.kind === 'newcomer' ? actor : { ...actor, locale: language };
}

/** The gyg ids for which the actor counts as manager. */
export function managedGygs(actor: Actor): string[] {
  return actor.kind === 'user' && actor.client === null ? [...actor.managed] : [];
}
