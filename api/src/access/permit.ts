import { type OperationDefinition, type OperationName, operations, type Role } from '@gyg/contract';
import { forbidden, needsSignIn } from '../http/problem';
import { type Actor, type HostedGyg, isAdminOf, isHostOf, isManagerOf, isMemberOf, isSelf, isSuperUser } from './actor';

/** What the roles of one call hang on; a role whose part is missing is nobody's. */
export interface Subject {
  /** Whose `self` is. */
  userId?: string | null;
  /** Whose `member` and `admin` are; the host organisation where the call is about a gyg and names nothing else. */
  organizationId?: string | null;
  /** Whose `host` and `manager` are. */
  gyg?: HostedGyg;
  /** Whether the caller holds, or held, a booking or place in the gyg. */
  booker?: boolean;
  /** Who made the story or proposal. */
  authorId?: string | null;
  /** The organisation that owns the portfolio. */
  ownerId?: string | null;
}

const holds: Record<Role, (actor: Actor, subject: Subject) => boolean> = {
  any: () => true,
  user: (actor) => actor.kind === 'user',
  self: (actor, { userId }) => typeof userId === 'string' && isSelf(actor, userId),
  booker: (_actor, { booker = false }) => booker,
  member: (actor, { organizationId }) => typeof organizationId === 'string' && isMemberOf(actor, organizationId),
  admin: (actor, { organizationId }) => typeof organizationId === 'string' && isAdminOf(actor, organizationId),
  manager: (actor, { gyg }) => gyg !== undefined && isManagerOf(actor, gyg.id),
  host: (actor, { gyg }) => gyg !== undefined && isHostOf(actor, gyg),
  author: (actor, { authorId }) => typeof authorId === 'string' && isSelf(actor, authorId),
  owner: (actor, { ownerId }) => typeof ownerId === 'string' && isAdminOf(actor, ownerId),
  super: isSuperUser,
};

/** Whether the caller is one of those whom the contract names for this call (`who` of the operation). */
export function mayCall(name: OperationName, actor: Actor, subject: Subject = {}): boolean {
  const { who, platformOnly }: OperationDefinition = operations[name];
  if (platformOnly && actor.kind === 'user' && !actor.fromPlatform) return false;
  return who.some((role) => holds[role](actor, subject));
}

/**
 * Lets the call go on only for those whom the contract names for it. Ask what the caller may see first: what is not
 * visible is not there (404), what is may still be 403. Throws 401 for guests, 403 for others.
 */
export function permit(name: OperationName, actor: Actor, subject: Subject = {}): void {
  if (mayCall(name, actor, subject)) return;
  throw actor.kind === 'user' ? forbidden() : needsSignIn();
}
