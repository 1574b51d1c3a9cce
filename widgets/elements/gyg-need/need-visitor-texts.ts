import type { BookingFailureReason } from '@gyg/contract/errors';
import type { VisitorTexts } from '../../core/preact/visitor-texts';
import type { OnlySome, Told } from './gyg-need-texts';

/** What people read who are logged in. */
export interface NeedVisitorTexts extends VisitorTexts {
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
