import type { AnswerOf, Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, localeOf, readsAsHost, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import type { FileResponse } from '../../http/call';
import { csvResponse, requireFileRows } from '../../http/csv-response';
import { problem } from '../../problem';
import type { CsvColumns } from '../../text/write-csv';
import { formatZonedTime } from '../../text/zoned-time';
import { type GygRow, getVisibleGyg } from '../gygs';
import { presentRecipient } from './recipient.presenter';
import {
  countCancelled,
  countRecipientRows,
  findBeneficiaryPlace,
  findRecipientGygId,
  listMyPlaceRows,
  listRecipientRows,
  type RecipientRow,
  type RecipientSort,
} from './recipient.repository';

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

interface RecipientTexts {
  header: readonly string[];
  statuses: Record<RecipientRow['status'], string>;
}

const texts: Record<Locale, RecipientTexts> = {
  en: {
    header: ['Name', 'E-mail', 'Comment', 'Booked', 'Status'],
    statuses: { ACTIVE: 'Confirmed', CANCELLED: 'Cancelled' },
  },
  se: {
    header: ['Namn', 'E-post', 'Kommentar', 'Bokad', 'Status'],
    statuses: { ACTIVE: 'Bekräftad', CANCELLED: 'Avbokad' },
  },
};

/** The columns of a gyg's recipients in the reader's language. */
function recipientColumns(locale: Locale): CsvColumns<RecipientRow> {
  const { header, statuses } = texts[locale];
  const line = (row: RecipientRow) => [
    row.userName,
    row.userEmail,
    row.bookingComment,
    formatZonedTime(row.createdAt),
    statuses[row.status],
  ];
  return { header, line };
}

/** The recipients of a gyg, for its hosts. Throws 404 `gyg.missing`, 403, 400 `reports.too_many_rows`. */
export async function listRecipients(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { status, keyword, sort, format, page, pageSize }: RecipientsInput,
  now: Date,
): Promise<AnswerOf<'listBeneficiaries'> | FileResponse> {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listBeneficiaries', actor, { gyg });
  const filter = { gygId: gyg.id, keyword };
  const counts = await countsOf(read, gyg, keyword);
  const { locale: language } = actor;
  const listed = { status, sort, language };
  const list = (limit: number, offset: number) => listRecipientRows(read, filter, listed, { limit, offset });
  if (format === 'csv') {
    const rows = await list(requireFileRows(counts[status]), 0);
    return csvResponse({ name: 'recipients', rows, ...recipientColumns(language) }, { language, now });
  }
  const rows = await list(pageSize, page * pageSize);
  return { beneficiaries: rows.map(presentRecipient), total: counts[status], page, pageSize, counts };
}
