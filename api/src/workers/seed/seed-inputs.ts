import type {
  Attendance,
  GygPage,
  GygRepeats,
  GygTranslation,
  Locale,
  MemberApproval,
  MemberRole,
  OrganizationPage,
  OrganizationRequestStatus,
  OrganizationType,
  RepresentationStatus,
  StoryConsentState,
  StoryRejection,
  WhoCanOffer,
} from '@gyg/contract';
import type { NotificationType } from '../../features/notifications';

/** Ids may be given (any opaque text) or are generated. Times are Dates. Pictures are URLs or paths of this site. */
export interface SeedUser {
  id?: string;
  /** The identity's `sub`; the person logs in as this user. */
  subject: string;
  fullName: string;
  /** Verified address, in any case. */
  email: string;
  profileImage?: string | null;
  locale?: Locale;
  showName?: boolean;
  searchable?: boolean;
  createdAt?: Date;
}

export interface SeedOrganization {
  id?: string;
  name: string;
  /** Generated from the name when omitted. Throws when another organisation has it. */
  friendlyUrl?: string;
  logo?: string | null;
  heroImage?: string | null;
  organizationType?: OrganizationType;
  country?: string;
  industry?: number;
  memberApproval?: MemberApproval;
  sortOrder?: number;
  city?: string;
  summary?: string;
  /** The language of its texts; Swedish by default. */
  language?: Locale;
  /** Page fields as the contract names them; html is sanitised. */
  page?: Partial<OrganizationPage>;
  createdAt?: Date;
}

export interface SeedMember {
  organizationId: string;
  userId: string;
  role: MemberRole;
  createdAt?: Date;
}

/** A pending membership request; notifies the organisation's admins. */
export interface SeedMembershipRequest {
  organizationId: string;
  userId: string;
  invitationRef?: 'MANUAL_SEARCH' | 'INVITE_LINK';
  createdAt?: Date;
}

export interface SeedNeed {
  id?: string;
  kind: 'SKILL' | 'COMMODITY';
  title: string;
  /** Html, sanitised. */
  description?: string;
  /** Minutes; skills only. */
  durationMinutes?: number;
  offeredPositions: number;
  whoCanOffer?: WhoCanOffer;
  sortOrder?: number;
  needsApproval?: boolean;
}

/** The texts of a gyg in its second language; page fields as the columns name them. */
export interface SeedTranslation extends Partial<Omit<GygTranslation, 'language' | 'needs'>> {
  language: Locale;
  title: string;
  /** The titles of its needs, in their order. */
  needTitles?: readonly string[];
}

export interface SeedGyg {
  id?: string;
  /** The host. */
  organizationId: string;
  title: string;
  summary: string;
  /** Generated from the title when omitted. Throws when the host has another gyg with that url. */
  friendlyUrl?: string;
  heroImage?: string | null;
  heroAlt?: string;
  address: string;
  place?: { lat: number; lng: number };
  startDateTime: Date;
  endDateTime: Date;
  /** WEEKLY needs `occasionMinutes`. */
  repeats?: GygRepeats;
  occasionMinutes?: number;
  sdgGoalId: number;
  secondaryGoals?: readonly number[];
  hidden?: boolean;
  /** When omitted: a draft. Otherwise the clock decides between upcoming, ongoing and finished. */
  publishedAt?: Date;
  /** When a host finished it before its end. */
  finishedAt?: Date;
  beneficiaryPositions?: number;
  /** Page fields as the contract names them; html is sanitised. */
  page?: Partial<GygPage>;
  needs?: readonly SeedNeed[];
  /** The language of its texts; Swedish when omitted. */
  language?: Locale;
  translation?: SeedTranslation;
  /** User ids. */
  managers?: readonly string[];
  partners?: readonly { organizationId: string; accepted: boolean }[];
  /** An organisation's labels; # and spaces are dropped. */
  tags?: readonly { organizationId: string; tag: string }[];
  media?: readonly { url: string; caption?: string }[];
  createdBy?: string;
  createdAt?: Date;
}

export interface SeededGyg {
  id: string;
  friendlyUrl: string;
  /** In the order they were given. */
  needs: readonly { id: string; kind: 'SKILL' | 'COMMODITY'; title: string }[];
}

/** Whether notifications are written as in the product; mails are never sent. */
export interface SeedNotifying {
  notify?: boolean;
}

/** Booked by the product's rules at `at` (so `at` is before the end of the gyg). Throws the API's refusals. */
export interface SeedBooking extends SeedNotifying {
  userId: string;
  gygId: string;
  needId: string;
  contributionType: 'SKILL' | 'COMMODITY';
  quantity?: number;
  bookingComment?: string;
  /** An organisation of the booker: creates a representation request, accepted immediately for its admins. */
  userOrganization?: string | null;
  at: Date;
}

export interface SeedCancellation extends SeedNotifying {
  bookingId: string;
  /** The booker or a host. */
  byUserId: string;
  reason: string;
  at: Date;
}

/** An answer of a host (booking) or an organisation's admin (representation). */
export interface SeedAnswer extends SeedNotifying {
  byUserId: string;
  accept: boolean;
  at: Date;
}

export interface SeedAttendance {
  bookingId: string;
  /** A host. */
  byUserId: string;
  attendance: Attendance;
  at: Date;
}

export interface SeedRecipient extends SeedNotifying {
  gygId: string;
  userId: string;
  bookingComment?: string;
  at: Date;
}

/** Joined by the product's rules at `at`: what is waited for is full then. */
export interface SeedWaiting extends SeedNotifying {
  gygId: string;
  userId: string;
  /** Null for a place as a recipient. */
  need: { id: string; contributionType: 'SKILL' | 'COMMODITY' } | null;
  quantity?: number;
  bookingComment?: string;
  at: Date;
}

/** A host's thanks for a booking, from the start of its gyg on. */
export interface SeedThanks extends SeedNotifying {
  bookingId: string;
  /** A host. */
  byUserId: string;
  thanks: string;
  at: Date;
}

/** "I'm coming" of a booker, before the start of the gyg. */
export interface SeedConfirmation extends SeedNotifying {
  bookingId: string;
  at: Date;
}

export interface SeedStory {
  id?: string;
  gygId: string;
  userId: string;
  url?: string | null;
  caption: string;
  altText?: string;
  /** The consent of the people in the picture, if they can be recognised. */
  consent?: StoryConsentState;
  mayShare?: boolean;
  /** The language of the caption; Swedish when omitted. */
  language?: Locale;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  response?: string;
  respondedBy?: string;
  rejectReason?: StoryRejection;
  rejectNote?: string;
  createdAt: Date;
}

/** A notification without an action, with a custom text. Answerable ones are written by their feature. */
/** Either one of the platform's types with the values of its texts, or a text of its own. */
export type SeedNotification = SeedNotificationFields &
  (
    | { type: NotificationType; values: Readonly<Record<string, string>> }
    | { type: string; title: string; body?: string }
  );

interface SeedNotificationFields {
  userId: string;
  image?: string | null;
  relatedUserId?: string;
  gygId?: string;
  storyId?: string;
  organizationId?: string;
  viewed?: boolean;
  archived?: boolean;
  createdAt: Date;
}

export interface SeedOrganizationRequest {
  id?: string;
  requesterName: string;
  requesterEmail: string;
  name: string;
  website: string;
  message?: string;
  status?: OrganizationRequestStatus;
  /** The organisation created when it was accepted. */
  organizationId?: string;
  /** What was written to the requester. */
  answer?: string;
  answeredBy?: string;
  answeredAt?: Date;
  createdAt: Date;
}

/** `home` is the front page; otherwise the page of `organizationId`. */
export interface SeedFeatured {
  kind: 'gyg' | 'organization' | 'story';
  targetId: string;
  organizationId?: string;
  /** Shown from this time, and until that one. */
  startsAt?: Date;
  endsAt?: Date;
  createdAt?: Date;
}

export interface SeededBooking {
  id: string;
  status: 'ACTIVE' | 'PENDING';
  /** The representation request, if any. */
  representation: { id: string; status: Extract<RepresentationStatus, 'PENDING' | 'ACCEPTED'> } | null;
}
