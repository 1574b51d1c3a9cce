import { publicGygStates } from '@gyg/contract';
import type { Actor } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import type { Paging } from '../../../queries/paging.repository';
import type { Asked } from '..';
import { findPartnered } from './find-seqs.repository';
import { type GygList, listGygs } from './list-gygs.service';

/** The gygs of which an organisation is an accepted partner, newest start first, without drafts and hidden ones. */
export async function listGygsPartneredBy(
  context: ApiContext,
  actor: Actor,
  organizationId: string,
  paging: Paging,
  { reading, now }: Asked,
): Promise<GygList> {
  const seqs = await findPartnered(context.db.read, organizationId);
  const filter = { states: publicGygStates, hidden: 'no', seqs } as const;
  return listGygs(context, actor, filter, { sort: 'startDateTime:desc', ...paging }, now, { language: reading });
}
