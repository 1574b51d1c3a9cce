import type { AnswerOf, Recipient } from '@gyg/contract';

const recipient = (id: number, userName: string, over: Partial<Recipient> = {}): Recipient => ({
  id: `place-${id}`,
  userId: `user-${id}`,
  userName,
  email: `${userName.split(' ')[0]?.toLowerCase()}@post.example`,
  userImage: null,
  bookingComment: '',
  status: 'ACTIVE',
  confirmedAt: null,
  cancelReason: null,
  created: `2027-06-0${id}T08:00:00.000Z`,
  ...over,
});

/** Recipients of the spring clean-up: two who come, one who cannot. */
export const recipients: readonly Recipient[] = [
  recipient(1, 'Amadou Ceesay', { bookingComment: 'I come with two children.' }),
  recipient(2, 'Selam Tesfay', { confirmedAt: '2027-06-10T08:00:00.000Z' }),
  recipient(3, 'Ismail Hadi', { status: 'CANCELLED', cancelReason: 'I start a new job.' }),
];

/** Answers the list of recipients as the API does: by status and keyword. */
export function answerRecipients(query: Readonly<Record<string, string>>): AnswerOf<'listBeneficiaries'> {
  const matching = recipients.filter(({ userName }) =>
    userName.toLowerCase().includes((query.keyword ?? '').toLowerCase()),
  );
  const shown = matching.filter(({ status }) => status === (query.status ?? 'ACTIVE'));
  const cancelled = matching.filter(({ status }) => status === 'CANCELLED').length;
  const counts = { ACTIVE: matching.length - cancelled, CANCELLED: cancelled };
  return { beneficiaries: shown, total: shown.length, page: 0, pageSize: 20, counts };
}
