import type { GygPage } from '@gyg/contract';
import type { Insider } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { invalidRequest } from '../../../problem/problem';
import { isWebAddress } from '../../../text/web-address';
import { callWebhooksOfChange, getGygPageRow, getVisibleGyg, lockGygForUpdate, presentGygPage, safePage } from '..';
import { requireUnfinished } from './gyg-rules.policy';
import { type PageChanges, updatePageRow } from './gyg-writing.repository';

type PageInput = { [Field in keyof GygPage]?: GygPage[Field] | undefined };

const openWhenFinished = ['impact'];

/** The sent fields in their stored form: `page.preface` is the column preface. */
function fieldsOf(input: PageInput): Promise<PageChanges> {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined);
  return safePage(Object.fromEntries(sent.map(([name, value]) => [name.replace(/^\w+\./, ''), value])));
}

/** A donation link must be an absolute web address. */
function requireWebAddress(url: string | undefined): void {
  if (url === undefined || url === '' || (isWebAddress(url) && !url.startsWith('/'))) return;
  throw invalidRequest([{ path: 'page.donationUrl', code: 'url', message: 'Must be a web address' }]);
}

/**
 * Updates the texts and settings of a gyg's page, with HTML sanitised; of a finished gyg only its impact. Throws 404,
 * 400 (`page.donationUrl` must be a web address), 403, 409 `gyg.wrong_state`.
 */
export async function saveGygPage(
  context: ApiContext,
  actor: Insider,
  gygId: string,
  input: PageInput,
  now: Date,
): Promise<GygPage> {
  const { read } = context.db;
  const gyg = await getVisibleGyg(read, actor, gygId);
  requireWebAddress(input['page.donationUrl']);
  permit('saveGygPage', actor, { gyg });
  const fields = await fieldsOf(input);
  await inTransaction(context, now, async (uow) => {
    const locked = await lockGygForUpdate(uow, gygId);
    const before: Readonly<Record<string, unknown>> = await getGygPageRow(uow.tx, gygId);
    const sent = Object.entries(fields).filter(([name, value]) => before[name] !== value);
    const changes = Object.fromEntries(sent);
    requireUnfinished(locked, Object.keys(changes), openWhenFinished, now);
    await updatePageRow(uow.tx, gygId, changes);
    if (sent.length > 0) await callWebhooksOfChange(uow, locked);
  });
  return presentGygPage(await getGygPageRow(read, gygId), { withParticipantInfo: true });
}
