import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import type { Paging } from '../../queries/paging.repository';
import { getVisibleGyg } from '../gygs';
import { presentGygMessage } from './gyg-message.presenter';
import { listMessageRows } from './gyg-message.repository';

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
