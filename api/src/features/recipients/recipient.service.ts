import type { Reader } from '@gyg/database';
import { type Actor, localeOf, readsAsHost } from '../../access/actor';
import type { Paging } from '../../access/queries/paging.repository';
import { problem } from '../../problem';
import type { GygRow } from '../gygs';
import { findBeneficiaryPlace, findRecipientGygId, listMyPlaceRows, type RecipientRow } from './recipient.repository';
import { listRecipientRows } from './recipient-list.repository';

const maxNamed = 100;

/** The caller's active place at a gyg. */
export async function findOwnBeneficiaryPlace(read: Reader, gygId: string, actor: Actor) {
  if (actor.kind !== 'user') return null;
  const row = await findBeneficiaryPlace(read, gygId, actor.id);
  return row ? { id: row.id, bookingComment: row.bookingComment, createdAt: row.createdAt } : null;
}

/** The recipients by name, for hosts only; an empty list for others, and for keys, which never learn who they are. */
export async function listNamedRecipients(read: Reader, actor: Actor, gyg: GygRow) {
  if (actor.kind === 'key' || !readsAsHost(actor, gyg)) return [];
  const first = { limit: maxNamed, offset: 0 };
  const listed = { status: 'ACTIVE', sort: 'created:asc', language: localeOf(actor) } as const;
  const rows = await listRecipientRows(read, { gygId: gyg.id }, listed, first);
  return rows.map(({ id, userId }) => ({ id, userId }));
}

/** A page of the caller's places for My bookings, of all gygs or of one, newest first, and how many there are. */
export function listUserPlaceRows(
  read: Reader,
  userId: string,
  list: Paging & { gygId: string | undefined },
): Promise<{ rows: RecipientRow[]; total: number }> {
  return listMyPlaceRows(read, userId, list);
}

/** The gyg of a place, for seeding. Throws 404 `recipients.missing`. */
export async function findRecipientGyg(read: Reader, recipientId: string): Promise<string> {
  const gygId = await findRecipientGygId(read, recipientId);
  if (gygId === undefined) throw problem('recipients.missing');
  return gygId;
}
