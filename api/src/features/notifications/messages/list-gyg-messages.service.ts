import type { GygMessage } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { getVisibleGyg } from '../../gygs';
import { type GygMessageRow, listMessageRows } from './gyg-message.repository';

/** A message of a gyg's hosts. The sender has no name if their account was erased. */
export function presentGygMessage({ createdAt, ...row }: GygMessageRow): GygMessage {
  return { ...row, created: createdAt.toISOString() };
}

/** The messages of a gyg's hosts to its people, for the hosts. */
export async function listGygMessages(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { page, pageSize }: Paging,
) {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listGygMessages', actor, { gyg });
  const { rows, total } = await listMessageRows(read, gyg.id, { page, pageSize });
  return { messages: rows.map(presentGygMessage), total, page, pageSize };
}
