import type { AnswerOf } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import type { FileAnswer } from '../../http/call';
import { csvAnswer, requireFileRows } from '../../http/csv-answer';
import { type GygRow, getVisibleGyg } from '../gygs';
import { presentRecipient } from './recipient.presenter';
import type { RecipientRow } from './recipient.repository';
import { recipientColumns } from './recipient-csv';
import { countCancelled, countRecipientRows, listRecipientRows, type RecipientSort } from './recipient-list.repository';

interface RecipientsInput extends Paging {
  status: RecipientRow['status'];
  keyword?: string | undefined;
  sort: RecipientSort;
  format: 'json' | 'csv';
}

/** The places with each status. Without a keyword those that are taken are not counted: the gyg has their number. */
async function countsOf(
  read: Reader,
  { id, beneficiariesTaken, beneficiariesHeld }: GygRow,
  keyword: string | undefined,
) {
  if (keyword) return countRecipientRows(read, { gygId: id, keyword });
  return { ACTIVE: beneficiariesTaken - beneficiariesHeld, CANCELLED: await countCancelled(read, id) };
}

/** The recipients of a gyg, for its hosts. Throws 404 `gyg.missing`, 403, 400 `reports.too_many_rows`. */
export async function listRecipients(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { status, keyword, sort, format, page, pageSize }: RecipientsInput,
  now: Date,
): Promise<AnswerOf<'listBeneficiaries'> | FileAnswer> {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listBeneficiaries', actor, { gyg });
  const filter = { gygId: gyg.id, keyword };
  const counts = await countsOf(read, gyg, keyword);
  const { locale: language } = actor;
  const listed = { status, sort, language };
  const list = (limit: number, offset: number) => listRecipientRows(read, filter, listed, { limit, offset });
  if (format === 'csv') {
    const rows = await list(requireFileRows(counts[status]), 0);
    return csvAnswer({ name: 'recipients', rows, ...recipientColumns(language) }, { language, now });
  }
  const rows = await list(pageSize, page * pageSize);
  return { beneficiaries: rows.map(presentRecipient), total: counts[status], page, pageSize, counts };
}
