import type { BookingFailureReason } from '@gyg/contract/errors';
import { common } from '../../core/preact/visitor-texts-en';
import { counted, listed } from '../../core/texts';
import type { Explanation, OnlySome } from './gyg-need-texts';

type Refused = Exclude<BookingFailureReason, 'not_eligible' | 'full' | 'closed'> | 'INVITE_ONLY';

/** The names of the links to calendars. */
const calendars: Readonly<Record<string, string>> = {
  file: 'Calendar file',
  google: 'Google Calendar',
  outlook: 'Outlook.com',
};

/** What people read who are logged in, in English. */
export const english = {
  ...common,
  who: 'Who is it for?',
  myself: 'Myself',
  needsApproval: (organization: string) => `${organization} (needs their approval)`,
  benefit:
    'If you represent an organisation, your hours count towards what its people have given, and colleagues see where they can join.',
  quantity: 'How many can you bring?',
  fewer: 'One fewer',
  more: 'One more',
  give: (count: number) => `Give ${count} instead`,
  comment: 'Comment to the host',
  /** Around the link. */
  terms: [
    'I agree to the ',
    'terms',
    (host) => `: ${host} sees my name and e-mail address, and I come or cancel in time.`,
  ] satisfies [before: string, link: string, after: (host: string) => string],
  approval: 'The host has to confirm this contribution. Your place is reserved until then.',
  onlyHost: 'Only the host sees your name and what you write here.',
  book: 'Book this place',
  bookPlace: 'Book a place',
  missing: {
    terms: 'You need to accept the terms.',
    quantity: 'Enter a whole number of at least 1.',
    tooMany: (count: number) =>
      count === 1 ? 'Only 1 is needed. Choose 1.' : `Only ${count} are needed. Choose ${count} or fewer.`,
    reason: 'Please give a reason for the cancellation.',
  },
  booked: (name: string) => (name === '' ? 'You’re booked' : `You’re booked, ${name}`),
  waits: (host: string) => `Waiting for ${host}`,
  sent: 'We have sent you the details by e-mail.',
  sentWaits: 'Your place is reserved. We will e-mail you as soon as the host has answered.',
  cancellable: (until: string) => `You can cancel until ${until}.`,
  forOrganization: (name: string, waits: boolean) => `For ${name}${waits ? ', waiting for approval' : ''}.`,
  calendar: 'Add to calendar',
  calendars,
  seeBooking: 'See your booking',
  cancel: 'Cancel…',
  cancelText: 'Your place becomes available to someone else. The host sees your reason.',
  reason: 'Reason',
  confirmCancel: 'Cancel the booking',
  keep: 'Keep the booking',
  cancelled: 'Your booking is cancelled.',
  join: 'Join the waiting list',
  faster: 'The last place has just been booked. Nothing was booked for you.',
  queued: (number: string) => `You are number ${number} on the waiting list. We’ll e-mail you if a place opens.`,
  leave: 'Leave the waiting list',
  hasLeft: 'You have left the waiting list.',
  offered: 'A place has opened for you',
  offeredUntil: (until: string) => `It is yours if you accept it by ${until}. After that it goes to the next person.`,
  offeredItems: (count: number) => counted(count, 'item is kept for you.', 'items are kept for you.'),
  accept: 'Take the place',
  decline: 'No, thanks',
  declined: 'You declined the place.',
  /** By reason; `INVITE_ONLY` is `not_eligible` of a need for people who are invited. */
  refused: {
    not_open: { title: 'Not open for booking', text: 'This gyg does not take bookings at the moment.' },
    already_booked: { title: 'You have booked this already', text: '' },
    INVITE_ONLY: {
      title: 'This need is by personal invitation',
      text: 'The invitation may have been sent to another e-mail address, or been withdrawn. Please ask the host.',
    },
  } satisfies Record<Refused, Explanation>,
  membersOnly: 'This need is for members of certain organisations',
  membersOf: (host: string, partners: readonly string[], only: OnlySome) => {
    const names = [...(only === 'ONLY_PARTNERS' ? [] : [host]), ...(only === 'ONLY_HOST' ? [] : partners)];
    return names.length === 0
      ? 'You are not a member of any of them.'
      : `It is for members of ${listed(names, 'and')}.`;
  },
  askToJoin: 'Ask to join an organisation',
  lost: 'We did not get an answer. Everything that you entered is kept. If you try again, you are booked only once.',
  errors: {
    ...common.errors,
    'booking.failed': 'The booking did not work. It may be booked by another user or taken offline.',
    'gyg.missing': 'The host has taken this gyg offline.',
    'booking.missing': 'This booking no longer exists.',
    'booking.missing_position': 'This contribution no longer exists. Please choose another.',
    'booking.invalid_quantity_contributed': 'Enter a whole number of at least 1.',
    'booking.quantity_more_than_asked': 'Fewer are needed than you offer. Please choose a smaller number.',
    'booking.missing_reason': 'Please give a reason for the cancellation.',
    'booking.cancellation_error': 'The booking can no longer be cancelled.',
    'recipients.missing': 'This place no longer exists.',
    'waitlist.missing': 'You are no longer on this waiting list.',
    'waitlist.not_full': 'There is a free place now. Book it before someone else does.',
    'waitlist.closed': 'The waiting list is closed, because the gyg starts soon or has started.',
    'waitlist.already_waiting': 'You are already on this waiting list.',
    'waitlist.offer_missing': 'This offer has ended.',
    'waitlist.offer_ended': 'This offer has ended. The place went to the next person on the waiting list.',
  },
};

export type NeedVisitorTexts = typeof english;
