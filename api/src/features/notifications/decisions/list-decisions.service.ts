import type { Decision } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import type { Asked } from '../../gygs';
import { getOrganizationRow } from '../../organizations';
import { presentDecision } from './decision.presenter';
import { countDecisions, readDecisions } from './read-decisions.service';

/** Sorts after every deadline. */
const none = '~';

/** By deadline, then by age; equal ones keep the order of their lists. */
function inOrder(a: Decision, b: Decision): number {
  const [first, second] = [a, b].map(({ deadline, created }) => `${deadline ?? none} ${created}`);
  return first === second ? 0 : (first ?? '') < (second ?? '') ? -1 : 1;
}

/**
 * A page of everything that an organisation's admins have to answer. The pages up to this one are read of
 * each kind, since all of them may be of one kind. Throws 404 `org.missing`, 403.
 */
export async function listDecisions(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  organizationId: string,
  { page, pageSize }: Paging,
  { reading, now }: Asked,
) {
  const { id } = await getOrganizationRow(read, organizationId);
  permit('listDecisions', actor, { organizationId: id });
  const first = { count: (page + 1) * pageSize, reading, now };
  const [{ total }, rows] = await Promise.all([countDecisions(read, id), readDecisions(read, id, first)]);
  const decisions = rows.map((row) => presentDecision(row, now));
  decisions.sort(inOrder);
  return { decisions: decisions.slice(page * pageSize, first.count), total, page, pageSize };
}
