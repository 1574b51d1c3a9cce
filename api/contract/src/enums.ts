/** Closed sets of values; arrays so that schemas, checks and pages share one source. */
export const gygStates = ['CREATED', 'PUBLISHED', 'ONGOING', 'FINISHED'] as const;
export type GygState = (typeof gygStates)[number];

/** The states that anyone can query; drafts are for hosts only. */
export const publicGygStates = ['PUBLISHED', 'ONGOING', 'FINISHED'] as const;

/** Short codes that lists and plug-ins use: `p`, `o`, `f`. */
export const stateCodes = { p: 'PUBLISHED', o: 'ONGOING', f: 'FINISHED' } as const;

export const contributionTypes = ['SKILL', 'COMMODITY'] as const;
export type ContributionType = (typeof contributionTypes)[number];

export const whoCanOfferValues = [
  'ANYONE',
  'ONLY_HOST',
  'ONLY_PARTNERS',
  'HOST_OR_PARTNERS',
  'NONE',
  'INVITE_ONLY',
] as const;
export type WhoCanOffer = (typeof whoCanOfferValues)[number];

export const attendances = ['ATTENDED', 'ABSENT', 'APPROVED_UNATTENDANCE'] as const;
export type Attendance = (typeof attendances)[number];

export const bookingStatuses = ['ACTIVE', 'PENDING', 'CANCELLED', 'DECLINED'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Who cancelled or declined a booking. */
export const bookingEnders = ['BOOKER', 'HOST'] as const;
export type BookingEnder = (typeof bookingEnders)[number];

/**
 * An entry of a waiting list: WAITING until positions are free, OFFERED while the person can accept them, then ACCEPTED,
 * DECLINED, EXPIRED (not answered in time), WITHDRAWN (left the queue) or CLOSED (the gyg, the need or the queue ended).
 */
export const waitlistStatuses = [
  'WAITING',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'CLOSED',
] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

/** How a certificate names its person to those who check it. */
export const certificateNames = ['FULL', 'INITIALS'] as const;
export type CertificateName = (typeof certificateNames)[number];

/** The answers to a reminder. */
export const reminderAnswers = ['COMING', 'CANCEL'] as const;
export type ReminderAnswer = (typeof reminderAnswers)[number];

/** The state of what a reminder asks about. */
export const confirmationStates = ['OPEN', 'COMING', 'CANCELLED', 'STARTED'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** The groups in which hosts read bookings: waiting is PENDING, confirmed ACTIVE, ended CANCELLED or DECLINED. */
export const bookingGroups = ['all', 'waiting', 'confirmed', 'ended'] as const;
export type BookingGroup = (typeof bookingGroups)[number];

export const bookingSorts = [
  'created:desc',
  'created:asc',
  'name:asc',
  'name:desc',
  'need:asc',
  'need:desc',
  'quantity:asc',
  'quantity:desc',
  'organization:asc',
  'organization:desc',
] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** The people a message of a gyg's hosts goes to. */
export const messageAudiences = ['BOOKED', 'WAITING', 'ATTENDED', 'RECIPIENTS', 'CHOSEN'] as const;
export type MessageAudience = (typeof messageAudiences)[number];

export const representationStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REVOKED'] as const;
export type RepresentationStatus = (typeof representationStatuses)[number];

export const memberRoles = ['ADMIN', 'MEMBER'] as const;
export type MemberRole = (typeof memberRoles)[number];

export const memberSorts = [
  'role:asc',
  'name:asc',
  'name:desc',
  'created:asc',
  'created:desc',
  'gygs:asc',
  'gygs:desc',
  'hours:asc',
  'hours:desc',
] as const;
export type MemberSort = (typeof memberSorts)[number];

export const membershipRequestStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
export type MembershipRequestStatus = (typeof membershipRequestStatuses)[number];

export const memberApprovals = ['ANYONE', 'MANUAL', 'NONE'] as const;
export type MemberApproval = (typeof memberApprovals)[number];

export const organizationTypes = ['FOR-PROFIT', 'NON-PROFIT', 'EDUCATION', 'GOVERNMENT'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Whether something featured is shown on this day. */
export const featuredStates = ['SCHEDULED', 'LIVE', 'ENDED'] as const;
export type FeaturedState = (typeof featuredStates)[number];

/** Why the home page does not show something that is featured. */
export const hiddenReasons = ['FINISHED', 'DRAFT', 'HIDDEN', 'NOT_APPROVED', 'CONSENT_WITHDRAWN'] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

export const organizationRequestStatuses = ['PENDING', 'ACCEPTED', 'DECLINED'] as const;
export type OrganizationRequestStatus = (typeof organizationRequestStatuses)[number];

export const proposalTypes = ['GYG', 'COLLECTION'] as const;
export type ProposalType = (typeof proposalTypes)[number];

export const proposalPaymentMethods = ['DIRECT_TO_CHARITY', 'COLLECT_AND_TRANSFER'] as const;
export type ProposalPaymentMethod = (typeof proposalPaymentMethods)[number];

export const proposalStatuses = ['PENDING', 'ACCEPTED', 'DECLINED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** The proposer: a person, or a person for an organisation. */
export const proposers = ['INDIVIDUAL', 'ORGANIZATION'] as const;
export type Proposer = (typeof proposers)[number];

/** PENDING until a host answers; only approved ones are public. */
export const storyStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/** Why a host does not show a story. */
export const storyRejections = [
  'PEOPLE_HAVE_NOT_AGREED',
  'NOT_FROM_THIS_GYG',
  'OFFENSIVE_OR_ADVERTISING',
  'OTHER',
] as const;
export type StoryRejection = (typeof storyRejections)[number];

/** Whether the people in a story's picture agree to be shown. WITHDRAWN hides the story. */
export const storyConsentStates = ['GIVEN', 'WITHDRAWN'] as const;
export type StoryConsentState = (typeof storyConsentStates)[number];

/** Who can be recognised in a story's picture: no one, or people who have agreed to be shown. */
export const storyPeople = ['NONE', 'AGREED'] as const;
export type StoryPeople = (typeof storyPeople)[number];

export const inviteTypes = ['gyg-invite', 'org-join-invite', 'request-story', 'message'] as const;
export type InviteType = (typeof inviteTypes)[number];

/** The status of an invitation; ACCEPTED once the person has booked or joined. */
export const inviteStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

export const invitationRefs = ['MANUAL_SEARCH', 'INVITE_LINK'] as const;
export type InvitationRef = (typeof invitationRefs)[number];

/** Stored language of a person; pages use `sv` in `lang` and formats, the switch and settings use `se`. */
export const locales = ['en', 'se'] as const;
export type Locale = (typeof locales)[number];

/** The subjects of answerable notifications. */
export const notificationActionKinds = [
  'membership',
  'representation',
  'booking',
  'reminder',
  'partner',
  'portfolio',
  'story',
  'organizationRequest',
  'waitlist',
] as const;
export type NotificationActionKind = (typeof notificationActionKinds)[number];

/** What a key of an organisation may be allowed to do. */
export const keyScopes = ['gygs:read', 'gygs:write', 'bookings:read', 'stories:read', 'proposals:read'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What an organisation's webhook can be called for. */
export const webhookEvents = [
  'booking.created',
  'booking.updated',
  'booking.confirmed',
  'booking.declined',
  'booking.cancelled',
  'recipient.created',
  'recipient.cancelled',
  'gyg.published',
  'gyg.updated',
  'gyg.unpublished',
  'gyg.finished',
  'story.submitted',
  'story.approved',
  'proposal.submitted',
  'membership.requested',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Everything that a webhook is called for: the events, and the test that an administrator sends. */
export const deliveredEvents = [...webhookEvents, 'webhook.test'] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

/** What a partner's site may ask its visitors for. Every call that it may then make has the scope in `partner`. */
export const partnerScopes = ['profile', 'bookings', 'proposals'] as const;
export type PartnerScope = (typeof partnerScopes)[number];

/** The values of `lang`: a language, or `own` for the texts as their hosts wrote them first, such as for editing. */
export const readingLanguages = [...locales, 'own'] as const;
export type ReadingLanguage = (typeof readingLanguages)[number];

export const goalCount = 17;
/** Partnerships for the goals: the default goal of a gyg. */
export const defaultGoalId = 17;

/** How often a gyg takes place between its start and end: once without a break, or on the same weekday every week. */
export const gygRepeats = ['NONE', 'WEEKLY'] as const;
export type GygRepeats = (typeof gygRepeats)[number];

/** The groups that a super user can put people into. */
export const personGroups = ['superusers'] as const;
export type PersonGroup = (typeof personGroups)[number];

/** Who acted, for the audit log: the right that they used, a key, the platform by itself, or a command on the server. */
export const auditRoles = ['super', 'admin', 'key', 'platform', 'server'] as const;
export type AuditRole = (typeof auditRoles)[number];

/** What an entry of the audit log is about. */
export const auditCategories = ['access', 'content', 'operations', 'personal'] as const;
export type AuditCategory = (typeof auditCategories)[number];

/** The kinds of things that the audit log records changes of. */
export const auditTargets = [
  'user',
  'organization',
  'organizationRequest',
  'gyg',
  'story',
  'origin',
  'key',
  'webhook',
  'remote',
  'mail',
  'job',
  'setting',
  'other',
] as const;
export type AuditTarget = (typeof auditTargets)[number];

/** The background jobs of the scheduler. */
export const jobNames = ['transitions', 'reminders', 'offers', 'housekeeping', 'search-texts'] as const;
