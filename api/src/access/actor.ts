import type { Locale, MemberRole, PartnerScope } from '@gyg/contract';
import type { AccessClaims } from '../api-context';

export interface Guest {
  kind: 'guest';
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
  locale: Locale;
  /** Organisation to role. */
  roles: ReadonlyMap<string, MemberRole>;
  /** Gygs that they manage. */
  managed: ReadonlySet<string>;
  superUser: boolean;
  /** The partner's site that calls, which never counts as admin, manager, host or super; null for the platform. */
  client: PartnerClient | null;
}

export type Actor = Guest | Newcomer | SignedIn;

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
  return actor.kind === 'user' && actor.roles.has(organizationId);
}

export function isAdminOf(actor: Actor, organizationId: string): boolean {
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
  if (actor.kind !== 'user' || actor.client !== null) return [];
  return [...actor.roles].filter(([, role]) => role === 'ADMIN').map(([id]) => id);
}

/** The gyg ids for which the actor counts as manager. */
export function managedGygs(actor: Actor): string[] {
  return actor.kind === 'user' && actor.client === null ? [...actor.managed] : [];
}
