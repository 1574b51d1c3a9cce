import type { GygPage } from '@gyg/contract';
import type { Insider } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { invalidRequest } from '../../../problem';
import { isWebAddress } from '../../../text/friendly-url';
import { getGygPageRow, getVisibleGyg, lockGygForUpdate, presentGygPage, queueDeliveriesOfChange, safePage } from '..';
import { requireUnfinished } from './gyg-rules.policy';
import { type PageChanges, updatePageRow } from './gyg-writing.repository';

type PageInput = { [Field in keyof GygPage]?: GygPage[Field] | undefined };

const openWhenFinished = ['impact'];

/** The columns of a page that are sent, with safe HTML. */
function columnsOf(input: PageInput): Promise<PageChanges> {
  return safePage({
    preface: input['page.preface'],
    description: input['page.description'],
    impact: input['page.impact'],
    participantInfo: input['page.participantInfo'],
    donationUrl: input['page.donationUrl'],
    donationText: input['page.donationText'],
    beneficiaryText: input['page.beneficiaryText'],
    billettoEventId: input['settings.billettoEventId'],
  });
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
  const columns = await columnsOf(input);
  await inTransaction(context, now, async (uow) => {
    const locked = await lockGygForUpdate(uow, gygId);
    const before: Readonly<Record<string, unknown>> = await getGygPageRow(uow.tx, gygId, 'own');
    const changed = Object.entries(columns).filter(([name, value]) => value !== undefined && value !== before[name]);
    if (changed.length === 0) return;
    const names = changed.map(([name]) => name);
    requireUnfinished(locked, names, openWhenFinished, now);
    await updatePageRow(uow.tx, gygId, columns);
    await queueDeliveriesOfChange(uow, locked);
  });
  return presentGygPage(await getGygPageRow(read, gygId, 'own'), { withParticipantInfo: true });
}
