import { type OperationDefinition, type OperationName, operations, type Role } from '@gyg/contract';
import { forbidden, needsSignIn } from '../problem';
import {
  type Actor,
  type HostedGyg,
  isAdminOf,
  isHostOf,
  isInsider,
  isManagerOf,
  isMemberOf,
  isPartnerSite,
  isSelf,
  isSuperUser,
} from './actor';

/** The subjects that the roles of a call refer to. A role whose field is missing does not match. */
export interface Subject {
  /** The user for `self`. */
  userId?: string | null;
  /**
   * The organisation for `member` and `admin`. For a call about a gyg it is the host, unless the call names another.
   */
  organizationId?: string | null;
  /** The gyg for `host` and `manager`. */
  gyg?: HostedGyg;
  /** Whether the caller has or had a booking or place at the gyg. */
  booker?: boolean;
  /** The author of the story or proposal. */
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

/** Whether the contract allows the caller to make this call (`who` of the operation). */
export function mayCall(name: OperationName, actor: Actor, subject: Subject = {}): boolean {
  const { who, platformOnly, key }: OperationDefinition = operations[name];
  if (platformOnly && isPartnerSite(actor)) return false;
  if (actor.kind === 'key' && (key === undefined || !actor.scopes.has(key))) return who.includes('any');
  return who.some((role) => holds[role](actor, subject));
}

/**
 * Throws unless the contract allows the caller to make this call: 401 for guests, 403 for others. Check visibility
 * first: anything the caller may not see is 404.
 */
export function permit(name: OperationName, actor: Actor, subject: Subject = {}): void {
  if (mayCall(name, actor, subject)) return;
  throw isInsider(actor) ? forbidden() : needsSignIn();
}
