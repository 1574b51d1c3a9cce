import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { forbidden, invalidRequest, problem } from '../../../problem';
import { getVisibleGyg } from '../../gygs';
import { getOrganizationRow } from '../../organizations';
import { isNotificationType, writeNotifications } from '..';
import { listActiveUserIds, listMemberIds, listParticipantIds } from './audience.repository';

export interface NotificationInput {
  type: string;
  recipients: readonly string[];
  gygId?: string | undefined;
  organizationId?: string | undefined;
  title: string;
  body: string;
}

/** A type of the platform would make a message look like a system notification. */
function requireCustomType(type: string): void {
  if (type === 'message' || !isNotificationType(type)) return;
  throw invalidRequest([{ path: 'type', code: 'reserved', message: 'This type is reserved for the platform' }]);
}

/**
 * The ids of those users whom the caller may write to: participants of the gyg or, without a gyg, members of the
 * organisation.
 */
export async function filterReachablePeople(
  read: Reader,
  { gygId, organizationId }: { gygId?: string | undefined; organizationId?: string | undefined },
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  if (gygId !== undefined) return new Set(await listParticipantIds(read, gygId, [...userIds]));
  if (organizationId !== undefined) return new Set(await listMemberIds(read, organizationId, [...userIds]));
  return new Set();
}

/** Leaves out erased users, whose bookings remain. */
function filterActiveUsers(read: Reader, userIds: readonly string[]): Promise<string[]> {
  return listActiveUserIds(read, [...userIds]);
}

/**
 * Sends a notification from a host to participants, or from an admin to members. All or none: 403 if any recipient is
 * neither. Erased users are left out.
 */
export async function sendNotification(
  uow: UnitOfWork,
  actor: SignedIn,
  { type, recipients, gygId, organizationId, title, body }: NotificationInput,
): Promise<{ sent: number }> {
  const organization = organizationId === undefined ? undefined : await getOrganizationRow(uow.tx, organizationId);
  const gyg = gygId === undefined ? undefined : await getVisibleGyg(uow.tx, actor, gygId);
  if (!organization && !gyg) throw problem('generic.missing_values');
  requireCustomType(type);
  permit('sendNotification', actor, gyg ? { gyg } : { organizationId: organization?.id ?? null });
  const userIds = [...new Set(recipients)];
  const own = await filterReachablePeople(uow.tx, { gygId: gyg?.id, organizationId: organization?.id }, userIds);
  if (userIds.some((userId) => !own.has(userId))) throw forbidden();
  const active = await filterActiveUsers(uow.tx, userIds);
  if (active.length === 0) throw forbidden();
  const sender = { gygId: gyg?.id ?? null, organizationId: gyg?.organizationId ?? organization?.id ?? null };
  await writeNotifications(
    uow,
    active.map((userId) => ({ userId, type, title, body, ...sender })),
  );
  return { sent: active.length };
}
