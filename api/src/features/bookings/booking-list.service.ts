import type {
  AnswerOf,
  BookingGroup,
  BookingSort,
  BookingStatus,
  GygBooking,
  Locale,
  ReadingLanguage,
} from '@gyg/contract';
import { inParts, type Reader } from '@gyg/database';
import { type Actor, type Insider, localeOf, readsAsHost } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Paging } from '../../access/queries/paging.repository';
import type { ApiContext } from '../../api-context';
import type { FileResponse } from '../../http/call';
import { csvResponse, requireFileRows } from '../../http/csv-response';
import { contributionWords } from '../../text/contribution-words';
import type { CsvColumns } from '../../text/write-csv';
import { formatZonedTime } from '../../text/zoned-time';
import { type Asked, type GygRow, getVisibleGyg } from '../gygs';
import { countBookingsOf } from '../needs';
import { getOrganizationRow } from '../organizations';
import { listBookingsById } from './attendance/attendance.repository';
import { presentBooking, presentParticipant } from './booking.presenter';
import type { BookingRow } from './booking.repository';
import { type BookingListFilter, countGroups, listGroupIds } from './booking-list.repository';
import { type Representation, representationsOf } from './representation/represent.service';

interface ListInput extends Paging {
  group: BookingGroup;
  sort: BookingSort;
  needId?: string | undefined;
  keyword?: string | undefined;
  format: 'json' | 'csv';
}

interface List {
  fileName: string;
  filter: BookingListFilter;
  present: (row: BookingRow, representation: Representation | undefined) => GygBooking;
}

/** Rows that are read by one statement. */
const rowsOfPart = 500;

async function readRows(
  read: Reader,
  { filter: { gygId }, present }: List,
  ids: readonly string[],
  reading: ReadingLanguage,
) {
  const rows: GygBooking[] = [];
  const readPart = async (part: readonly string[]) => {
    const [bookings, representations] = await Promise.all([
      listBookingsById(read, gygId, part, reading),
      representationsOf(read, part),
    ]);
    const ordered = part.flatMap((id) => bookings.get(id) ?? []);
    rows.push(...ordered.map((row) => present(row, representations.get(row.id))));
  };
  await inParts(ids, readPart, rowsOfPart);
  return rows;
}

interface BookingTexts {
  header: readonly string[];
  statuses: Record<BookingStatus, string>;
}

const texts: Record<Locale, BookingTexts> = {
  en: {
    header: [
      'Name',
      'E-mail',
      'Contribution',
      'Kind',
      'Quantity',
      'Representing',
      'Booked',
      'Status',
      'Comment',
      'Attendance',
    ],
    statuses: { PENDING: 'Waiting for an answer', ACTIVE: 'Confirmed', CANCELLED: 'Cancelled', DECLINED: 'Declined' },
  },
  se: {
    header: ['Namn', 'E-post', 'Bidrag', 'Typ', 'Antal', 'Företräder', 'Bokad', 'Status', 'Kommentar', 'Närvaro'],
    statuses: { PENDING: 'Väntar på svar', ACTIVE: 'Bekräftad', CANCELLED: 'Avbokad', DECLINED: 'Avböjd' },
  },
};

/** The bookings of a gyg as columns in the reader's language. */
function bookingColumns(locale: Locale): CsvColumns<GygBooking> {
  const { header, statuses } = texts[locale];
  const { kinds, attendance } = contributionWords[locale];
  const line = (row: GygBooking) => [
    row.bookerName,
    row.email,
    row.needTitle,
    kinds[row.contributionType],
    row.quantity,
    row.orgName,
    formatZonedTime(new Date(row.created)),
    statuses[row.status],
    row.bookingComment,
    attendance[row.attendance ?? 'unmarked'],
  ];
  return { header, line };
}

async function readList(
  { db: { read } }: ApiContext,
  actor: Insider,
  { group, sort, format, page, pageSize }: ListInput,
  list: List,
  { reading, now }: Asked,
): Promise<AnswerOf<'listGygBookings'> | FileResponse> {
  const { fileName, filter } = list;
  const { gygId, needId, keyword, organization } = filter;
  const filtered = organization !== undefined || (keyword ?? '') !== '';
  const counts = await (filtered ? countGroups(read, filter) : countBookingsOf(read, gygId, needId));
  const language = localeOf(actor);
  const total = counts[group];
  const isFile = format === 'csv';
  const window = isFile ? { limit: requireFileRows(total), offset: 0 } : { limit: pageSize, offset: page * pageSize };
  const ids = await listGroupIds(read, filter, { group, sort, counts, language }, window);
  const rows = await readRows(read, list, ids, reading);
  if (isFile) return csvResponse({ name: fileName, rows, ...bookingColumns(language) }, { language, now });
  return { bookings: rows, total, page, pageSize, counts };
}

/** A booking for the hosts. */
function presentGygBooking(row: BookingRow, representation: Representation | undefined): GygBooking {
  const erased = row.erasedAt !== null;
  return {
    ...presentBooking(row, representation),
    userId: erased ? null : row.userId,
    bookerName: erased ? '' : row.bookerName,
    userImage: row.bookerImage,
    email: row.bookerEmail,
  };
}

/**
 * A booking for the administrators of the organisation that it represents or asks to represent: without comment and
 * reason, without answer to reminders and thanks, with attendance once the organisation accepted, and with the address as
 * `presentParticipant` decides.
 */
function presentMemberBooking(
  row: BookingRow,
  representation: Representation | undefined,
  gyg: GygRow,
  actor: Actor,
): GygBooking {
  const { email = null } = presentParticipant(row, representation, gyg, actor);
  return {
    ...presentGygBooking(row, representation),
    email,
    attendance: row.organizationId === null ? null : row.attendance,
    confirmedAt: null,
    thanks: null,
    bookingComment: '',
    cancelReason: null,
  };
}

/** The bookings of a gyg, for its hosts. Throws 404 `gyg.missing`, 403, 400 `reports.too_many_rows`. */
export async function listGygBookings(
  context: ApiContext,
  actor: Insider,
  gygId: string,
  input: ListInput & { organizationId?: string | undefined },
  asked: Asked,
) {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('listGygBookings', actor, { gyg });
  const { needId, keyword, organizationId } = input;
  const organization = organizationId === undefined ? undefined : { id: organizationId, orAsked: false };
  const filter: BookingListFilter = { gygId: gyg.id, needId, keyword, organization, emails: 'all' };
  return readList(context, actor, input, { fileName: 'bookings', filter, present: presentGygBooking }, asked);
}

/**
 * The bookings of a gyg that represent an organisation or ask to, for its administrators. Throws 404 `gyg.missing` and
 * `org.missing`, 403, 400 `reports.too_many_rows`.
 */
export async function listMemberBookings(
  context: ApiContext,
  actor: Insider,
  { gygId, organizationId }: { gygId: string; organizationId: string },
  input: ListInput,
  asked: Asked,
) {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  await getOrganizationRow(context.db.read, organizationId);
  permit('listMemberBookings', actor, { organizationId });
  const { needId, keyword } = input;
  const organization = { id: organizationId, orAsked: true };
  const emails = readsAsHost(actor, gyg) ? 'all' : 'members';
  const filter: BookingListFilter = { gygId: gyg.id, needId, keyword, organization, emails };
  const present: List['present'] = (row, representation) => presentMemberBooking(row, representation, gyg, actor);
  return readList(context, actor, input, { fileName: 'member-bookings', filter, present }, asked);
}
