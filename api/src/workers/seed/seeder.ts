import type {
  SeedAnsweredMembershipRequest,
  SeedCatalog,
  SeedConfirmedBooking,
  SeedGygMessage,
  SeedInvite,
  SeedPortfolio,
  SeedProposal,
} from './seed-desk-inputs';
import type {
  SeedAnswer,
  SeedAttendance,
  SeedBooking,
  SeedCancellation,
  SeedConfirmation,
  SeededBooking,
  SeededGyg,
  SeedFeatured,
  SeedGyg,
  SeedMember,
  SeedMembershipRequest,
  SeedNotification,
  SeedOrganization,
  SeedOrganizationRequest,
  SeedRecipient,
  SeedStory,
  SeedThanks,
  SeedUser,
  SeedWaiting,
} from './seed-inputs';

/**
 * Writes demo data into one transaction. Everything with rules (bookings but those in bulk, answers, cancellations, attendance,
 * recipients) is written by the product's services, so that counters and requests are right; no e-mail is sent.
 */
export interface Seeder {
  addUser(user: SeedUser): Promise<{ id: string }>;
  addOrganization(organization: SeedOrganization): Promise<{ id: string; friendlyUrl: string }>;
  addMember(member: SeedMember): Promise<{ id: string }>;
  addMembershipRequest(request: SeedMembershipRequest): Promise<{ id: string }>;
  /** A gyg with its page, needs, managers, partners, tags and media. */
  addGyg(gyg: SeedGyg): Promise<SeededGyg>;
  book(booking: SeedBooking): Promise<SeededBooking>;
  /** Confirmed bookings in bulk, without the rules of `book`: for the many that only fill a need. */
  addBookings(bookings: readonly SeedConfirmedBooking[]): Promise<void>;
  /** Accepts or declines a PENDING booking. */
  answerBooking(bookingId: string, answer: SeedAnswer): Promise<void>;
  /** A place that becomes free is offered to the first who waits for it, at the time of the cancellation. */
  cancelBooking(cancellation: SeedCancellation): Promise<void>;
  confirm(confirmation: SeedConfirmation): Promise<void>;
  thank(thanks: SeedThanks): Promise<void>;
  joinWaitlist(waiting: SeedWaiting): Promise<{ id: string }>;
  recordAttendance(attendance: SeedAttendance): Promise<void>;
  /** Accepts or declines a PENDING representation request (`representation.id` of `book`). */
  answerRepresentation(requestId: string, answer: SeedAnswer): Promise<void>;
  /** Ends an accepted representation; the booking stays, privately. */
  revokeRepresentation(bookingId: string, by: Omit<SeedAnswer, 'accept'>): Promise<void>;
  addRecipient(recipient: SeedRecipient): Promise<{ id: string }>;
  cancelRecipient(recipientId: string, cancellation: Omit<SeedCancellation, 'bookingId'>): Promise<void>;
  addStory(story: SeedStory): Promise<{ id: string }>;
  addNotification(notification: SeedNotification): Promise<{ id: string }>;
  addOrganizationRequest(request: SeedOrganizationRequest): Promise<{ id: string }>;
  addFeatured(featured: SeedFeatured): Promise<void>;
  addProposal(proposal: SeedProposal): Promise<void>;
  addCatalog(catalog: SeedCatalog): Promise<void>;
  addPortfolio(portfolio: SeedPortfolio): Promise<void>;
  addInvite(invite: SeedInvite): Promise<void>;
  addGygMessage(message: SeedGygMessage): Promise<void>;
  addAnsweredMembershipRequest(request: SeedAnsweredMembershipRequest): Promise<void>;
}
