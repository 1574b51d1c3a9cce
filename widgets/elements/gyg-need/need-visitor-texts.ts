import type { BookingFailureReason } from '@gyg/contract/errors';
import { counted, type Texts } from '../../core/texts';
import type { OnlySome, Told } from './gyg-need-texts';

/** What people read who are logged in. */
export interface NeedVisitorTexts {
  who: string;
  myself: string;
  needsApproval: (organization: string) => string;
  benefit: string;
  quantity: string;
  fewer: string;
  more: string;
  give: (count: number) => string;
  comment: string;
  /** Around the link: "I agree to the", "terms", and what follows. */
  terms: readonly [before: string, link: string, after: (host: string) => string];
  approval: string;
  onlyHost: string;
  book: string;
  bookPlace: string;
  missing: { terms: string; quantity: string; tooMany: (count: number) => string; reason: string };
  booked: (name: string) => string;
  waits: (host: string) => string;
  sent: string;
  sentWaits: string;
  cancellable: (until: string) => string;
  forOrganization: (name: string, waits: boolean) => string;
  calendar: string;
  /** The names of the links to calendars. */
  calendars: Readonly<Record<string, string>>;
  seeBooking: string;
  cancel: string;
  cancelText: string;
  reason: string;
  confirmCancel: string;
  keep: string;
  cancelled: string;
  join: string;
  faster: string;
  queued: (number: string) => string;
  leave: string;
  hasLeft: string;
  offered: string;
  offeredUntil: (until: string) => string;
  offeredItems: (count: number) => string;
  accept: string;
  decline: string;
  declined: string;
  /** By reason; `INVITE_ONLY` is `not_eligible` of a need for people who are invited. */
  refused: Readonly<Record<Exclude<BookingFailureReason, 'not_eligible' | 'full' | 'closed'> | 'INVITE_ONLY', Told>>;
  membersOnly: string;
  membersOf: (host: string, partners: readonly string[], only: OnlySome) => string;
  askToJoin: string;
  lost: string;
}

const list = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names[names.length - 1]}`;

export const needVisitorTexts: Texts<NeedVisitorTexts> = {
  en: {
    who: 'Who is it for?',
    myself: 'Myself',
    needsApproval: (organization) => `${organization} (needs their approval)`,
    benefit:
      'If you represent an organisation, your hours count towards what its people have given, and colleagues see where they can join.',
    quantity: 'How many can you bring?',
    fewer: 'One fewer',
    more: 'One more',
    give: (count) => `Give ${count} instead`,
    comment: 'Comment to the host',
    terms: [
      'I agree to the ',
      'terms',
      (host) => `: ${host} sees my name and e-mail address, and I come or cancel in time.`,
    ],
    approval: 'The host has to confirm this contribution. Your place is reserved until then.',
    onlyHost: 'Only the host sees your name and what you write here.',
    book: 'Book this place',
    bookPlace: 'Book a place',
    missing: {
      terms: 'You need to accept the terms.',
      quantity: 'Enter a whole number of at least 1.',
      tooMany: (count) =>
        count === 1 ? 'Only 1 is needed. Choose 1.' : `Only ${count} are needed. Choose ${count} or fewer.`,
      reason: 'Please give a reason for the cancellation.',
    },
    booked: (name) => (name === '' ? 'You’re booked' : `You’re booked, ${name}`),
    waits: (host) => `Waiting for ${host}`,
    sent: 'We have sent you the details by e-mail.',
    sentWaits: 'Your place is reserved. We will e-mail you as soon as the host has answered.',
    cancellable: (until) => `You can cancel until ${until}.`,
    forOrganization: (name, waits) => `For ${name}${waits ? ', waiting for approval' : ''}.`,
    calendar: 'Add to calendar',
    calendars: { file: 'Calendar file', google: 'Google Calendar', outlook: 'Outlook.com' },
    seeBooking: 'See your booking',
    cancel: 'Cancel…',
    cancelText: 'Your place becomes available to someone else. The host sees your reason.',
    reason: 'Reason',
    confirmCancel: 'Cancel the booking',
    keep: 'Keep the booking',
    cancelled: 'Your booking is cancelled.',
    join: 'Join the waiting list',
    faster: 'The last place has just been booked. Nothing was booked for you.',
    queued: (number) => `You are number ${number} on the waiting list. We’ll e-mail you if a place opens.`,
    leave: 'Leave the waiting list',
    hasLeft: 'You have left the waiting list.',
    offered: 'A place has opened for you',
    offeredUntil: (until) => `It is yours if you accept it by ${until}. After that it goes to the next person.`,
    offeredItems: (count) => counted(count, 'item is kept for you.', 'items are kept for you.'),
    accept: 'Take the place',
    decline: 'No, thanks',
    declined: 'You declined the place.',
    refused: {
      not_open: { title: 'Not open for booking', text: 'This gyg does not take bookings at the moment.' },
      already_booked: { title: 'You have booked this already', text: '' },
      INVITE_ONLY: {
        title: 'This need is by personal invitation',
        text: 'The invitation may have been sent to another e-mail address, or been withdrawn. Please ask the host.',
      },
    },
    membersOnly: 'This need is for members of certain organisations',
    membersOf: (host, partners, only) => {
      const names = [...(only === 'ONLY_PARTNERS' ? [] : [host]), ...(only === 'ONLY_HOST' ? [] : partners)];
      return names.length === 0
        ? 'You are not a member of any of them.'
        : `It is for members of ${list(names, 'and')}.`;
    },
    askToJoin: 'Ask to join an organisation',
    lost: 'We did not get an answer. Everything that you entered is kept. If you try again, you are booked only once.',
  },
  sv: {
    who: 'Vem gäller det?',
    myself: 'Mig själv',
    needsApproval: (organization) => `${organization} (behöver deras godkännande)`,
    benefit:
      'Om du företräder en organisation syns dina timmar i det som dess folk har gett, och kollegor ser var de kan hjälpa till.',
    quantity: 'Hur många kan du ta med?',
    fewer: 'En färre',
    more: 'En till',
    give: (count) => `Ge ${count} i stället`,
    comment: 'Kommentar till värden',
    terms: [
      'Jag godkänner ',
      'villkoren',
      (host) => `: ${host} ser mitt namn och min e‑postadress, och jag kommer eller avbokar i tid.`,
    ],
    approval: 'Värden bekräftar bidraget innan det är klart. Din plats är reserverad under tiden.',
    onlyHost: 'Värden ser ditt namn och det du skriver här. Ingen annan gör det.',
    book: 'Boka platsen',
    bookPlace: 'Boka en plats',
    missing: {
      terms: 'Du behöver godkänna villkoren.',
      quantity: 'Ange ett heltal som är minst 1.',
      tooMany: (count) => (count === 1 ? 'Bara 1 behövs. Välj 1.' : `Bara ${count} behövs. Välj ${count} eller färre.`),
      reason: 'Ange en anledning till avbokningen.',
    },
    booked: (name) => (name === '' ? 'Du är bokad' : `Du är bokad, ${name}`),
    waits: (host) => `Väntar på ${host}`,
    sent: 'Vi har mejlat alla uppgifter till dig.',
    sentWaits: 'Din plats är reserverad. Vi mejlar dig så snart värden har svarat.',
    cancellable: (until) => `Du kan avboka fram till ${until}.`,
    forOrganization: (name, waits) => `För ${name}${waits ? ', väntar på godkännande' : ''}.`,
    calendar: 'Lägg till i kalendern',
    calendars: { file: 'Kalenderfil', google: 'Google Kalender', outlook: 'Outlook.com' },
    seeBooking: 'Visa din bokning',
    cancel: 'Avboka…',
    cancelText: 'Din plats blir ledig för någon annan. Värden läser din anledning.',
    reason: 'Anledning',
    confirmCancel: 'Avboka',
    keep: 'Behåll bokningen',
    cancelled: 'Din bokning är avbokad.',
    join: 'Ställ dig i kö',
    faster: 'Någon annan hann precis före med den sista platsen. Inget bokades åt dig.',
    queued: (number) => `Du är nummer ${number} i kön. Vi mejlar dig om det blir en plats ledig.`,
    leave: 'Lämna kön',
    hasLeft: 'Du har lämnat kön.',
    offered: 'Det finns en plats till dig',
    offeredUntil: (until) => `Den är din om du tackar ja senast ${until}. Sedan går den till nästa i kön.`,
    offeredItems: (count) => counted(count, 'sak hålls åt dig.', 'saker hålls åt dig.'),
    accept: 'Ta platsen',
    decline: 'Nej tack',
    declined: 'Du tackade nej till platsen.',
    refused: {
      not_open: { title: 'Inte öppet för bokning', text: 'Den här gygen tar inte emot bokningar just nu.' },
      already_booked: { title: 'Du har redan bokat det här', text: '' },
      INVITE_ONLY: {
        title: 'Behovet kräver en personlig inbjudan',
        text: 'Inbjudan kan ha skickats till en annan e‑postadress eller dragits tillbaka. Fråga värden.',
      },
    },
    membersOnly: 'Behovet är avsett för medlemmar i vissa organisationer',
    membersOf: (host, partners, only) => {
      const names = [...(only === 'ONLY_PARTNERS' ? [] : [host]), ...(only === 'ONLY_HOST' ? [] : partners)];
      return names.length === 0 ? 'Du är inte medlem i någon av dem.' : `Det är för medlemmar i ${list(names, 'och')}.`;
    },
    askToJoin: 'Gå med i en organisation',
    lost: 'Vi fick inget svar. Allt du har fyllt i finns kvar. Om du försöker igen bokas du bara en gång.',
  },
};

/** What a failed call means here; other codes have common sentences. */
export const gygNeedErrors: Texts<Readonly<Record<string, string>>> = {
  en: {
    'booking.failed': 'The booking did not work. It may be booked by another user or taken offline.',
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
  sv: {
    'booking.failed': 'Bokningen gick inte. Den kan vara bokad av någon annan eller inte längre publicerad.',
    'booking.missing': 'Bokningen finns inte längre.',
    'booking.missing_position': 'Insatsen finns inte längre. Välj en annan.',
    'booking.invalid_quantity_contributed': 'Ange ett heltal som är minst 1.',
    'booking.quantity_more_than_asked': 'Färre behövs än du erbjuder. Välj ett mindre antal.',
    'booking.missing_reason': 'Ange en anledning till avbokningen.',
    'booking.cancellation_error': 'Bokningen går inte längre att avboka.',
    'recipients.missing': 'Platsen finns inte längre.',
    'waitlist.missing': 'Du står inte längre i den här kön.',
    'waitlist.not_full': 'Nu finns det en ledig plats. Boka den innan någon annan hinner före.',
    'waitlist.closed': 'Kön är stängd, eftersom gygen börjar snart eller har börjat.',
    'waitlist.already_waiting': 'Du står redan i den här kön.',
    'waitlist.offer_missing': 'Erbjudandet har gått ut.',
    'waitlist.offer_ended': 'Erbjudandet har gått ut. Platsen gick till nästa i kön.',
  },
};
