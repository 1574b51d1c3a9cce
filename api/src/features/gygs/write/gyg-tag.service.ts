import type { GygTag } from '@gyg/contract';
import type { Actor, SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { TextPaging } from '../../../access/queries/paging.repository';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../../organizations';
import { getVisibleGyg, lockGygForUpdate } from '..';
import { listGygRows, listOrganizationRows, replaceTags } from './gyg-tag.repository';

const paged = ({ rows, total }: { rows: GygTag[]; total: number }, { page, pageSize }: TextPaging) => ({
  tags: rows,
  total,
  page,
  pageSize,
});
const all: TextPaging = { page: 0, pageSize: 20, reading: 'own' };

/** The organisation and the gyg of the labels. */
interface Labelled {
  organizationId: string;
  gygId: string;
}

/** Serialised, so that of two concurrent calls the later one's labels remain. */
function replace(context: ApiContext, labelled: Labelled, tags: readonly string[], now: Date): Promise<void> {
  return inTransaction(context, now, async (uow) => {
    await lockGygForUpdate(uow, labelled.gygId);
    await replaceTags(uow.tx, labelled, tags, now);
  });
}

/**
 * Sets an organisation's labels on any gyg that the caller can see, replacing earlier ones (decision 0016). Throws 404
 * `org.missing` or `gyg.missing`, 403.
 */
export async function assignTags(
  context: ApiContext,
  actor: SignedIn,
  { tags, ...labelled }: Labelled & { tags: readonly string[] },
  now: Date,
) {
  const { read } = context.db;
  const { organizationId, gygId } = labelled;
  await getOrganizationRow(read, organizationId);
  await getVisibleGyg(read, actor, gygId);
  permit('assignTags', actor, { organizationId });
  await replace(context, labelled, tags, now);
  return paged(await listGygRows(read, gygId, all, organizationId), all);
}

/** Removes all labels of an organisation from a gyg. Throws like `assignTags`. */
export async function removeTags(context: ApiContext, actor: SignedIn, labelled: Labelled, now: Date): Promise<void> {
  const { read } = context.db;
  const { organizationId, gygId } = labelled;
  await getOrganizationRow(read, organizationId);
  await getVisibleGyg(read, actor, gygId);
  permit('removeTags', actor, { organizationId });
  await replace(context, labelled, [], now);
}

/** The labels on a gyg that the caller may see. Throws 404. */
export async function listGygTags({ db }: ApiContext, actor: Actor, gygId: string, paging: TextPaging) {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  return paged(await listGygRows(db.read, gyg.id, paging), paging);
}

/** An organisation's labels, without drafts and hidden gygs. Throws 404. */
export async function listOrganizationTags({ db }: ApiContext, organizationId: string, paging: TextPaging) {
  await getOrganizationRow(db.read, organizationId);
  return paged(await listOrganizationRows(db.read, organizationId, paging), paging);
}
