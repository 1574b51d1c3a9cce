import type { AnswerOf, GygWaitlistEntry } from '@gyg/contract';
import { buildGygWaitlistEntry } from '@gyg/contract/testing';

const active: GygWaitlistEntry[] = [
  buildGygWaitlistEntry({
    id: 'entry-1',
    userId: 'user-noor',
    userName: 'Noor Rahimi',
    email: 'noor.rahimi@example.org',
    status: 'OFFERED',
    offeredQuantity: 1,
    offerExpiresAt: '2027-06-02T08:00:00.000Z',
    bookingComment: 'I have cooked for sixty before.',
  }),
  buildGygWaitlistEntry({ id: 'entry-2', orgName: 'Fixarkollektivet' }),
  buildGygWaitlistEntry({
    id: 'entry-3',
    userId: 'user-oskar',
    userName: 'Oskar Wall',
    email: 'oskar.wall@example.org',
    needTitle: 'Sacks, 160 litres',
    gygPositionId: 'need-sacks',
    contributionType: 'COMMODITY',
    quantity: 12,
  }),
  buildGygWaitlistEntry({
    id: 'entry-4',
    userId: 'user-selam',
    userName: 'Selam Tesfay',
    email: 'selam.tesfay@example.org',
    needTitle: '',
    gygPositionId: null,
    contributionType: null,
  }),
];
const ended: GygWaitlistEntry[] = (['ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN', 'CLOSED'] as const).map(
  (status, index) => buildGygWaitlistEntry({ id: `ended-${index}`, status, ended: '2027-06-02T08:00:00.000Z' }),
);
const erased = buildGygWaitlistEntry({ id: 'ended-9', status: 'WITHDRAWN', userId: null, userName: '', email: null });

/** The API's response of a waiting list. */
export function answerWaitlist(query: Readonly<Record<string, string>>): AnswerOf<'listWaitlist'> {
  const entries = query.group === 'ended' ? [...ended, erased] : active;
  const counts = { WAITING: 3, OFFERED: 1, ended: ended.length + 1 };
  return { entries, counts, total: entries.length, page: 0, pageSize: 20 };
}
