import { type MemberRole, partnerScopes } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Actor, PartnerClient, SignedIn } from '../../access/actor';
import type { AccessClaims, ApiContext } from '../../api-context';
import { listActorRows } from './user.repository';

const superGroup = 'superusers';

/** The partner's site that a token was issued to; null for the platform. */
function clientOf(claims: AccessClaims, platformClient: string): PartnerClient | null {
  const { clientId, scopes = [] } = claims;
  if (clientId === platformClient) return null;
  return { origin: clientId, scopes: partnerScopes.filter((scope) => scopes.includes(scope)) };
}

async function findActor(
  read: Reader,
  who: { subject: string } | { id: string },
  claims: AccessClaims | undefined,
  platformClient: string,
): Promise<SignedIn | undefined> {
  const rows = await listActorRows(read, who);
  const [person] = rows;
  if (!person) return undefined;
  const roles = new Map<string, MemberRole>();
  for (const { organizationId, role } of rows) if (organizationId && role) roles.set(organizationId, role);
  const { id, subject, fullName, locale, managedGygIds } = person;
  return {
    kind: 'user',
    id,
    subject,
    fullName,
    locale,
    roles,
    managed: new Set(managedGygIds?.split(' ')),
    superUser: claims?.groups.includes(superGroup) ?? false,
    client: claims === undefined ? null : clientOf(claims, platformClient),
  };
}

/** The caller with their current rights; a valid token without a user is a newcomer. */
export async function loadActor({ db, config }: ApiContext, claims: AccessClaims): Promise<Actor> {
  const actor = await findActor(db.read, { subject: claims.subject }, claims, config.identity.clientId);
  return actor ?? { kind: 'newcomer', claims, client: clientOf(claims, config.identity.clientId) };
}

/** A user as a caller from the platform, for seeding and for links that act without a login. Throws if missing. */
export async function actorOf(read: Reader, userId: string): Promise<SignedIn> {
  const actor = await findActor(read, { id: userId }, undefined, '');
  if (!actor) throw new Error(`There is no user ${userId}`);
  return actor;
}
