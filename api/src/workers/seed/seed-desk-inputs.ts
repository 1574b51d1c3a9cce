import type {
  Attendance,
  ContributionType,
  InviteStatus,
  InviteType,
  MembershipRequestStatus,
  MessageAudience,
  ProposalPaymentMethod,
  ProposalStatus,
  ProposalType,
} from '@gyg/contract';

/** A proposal to an organisation. An answered one has all fields of its answer; an accepted one its gyg. */
export interface SeedProposal {
  /** The organisation that it is sent to. */
  organizationId: string;
  userId: string;
  type: ProposalType;
  /** Collections only. */
  paymentMethod?: ProposalPaymentMethod;
  title: string;
  summary: string;
  /** Html, sanitised. */
  description: string;
  image?: string;
  sdgGoalId: number;
  address: string;
  startDateTime: Date;
  endDateTime: Date;
  moreInfo?: string;
  /** Answers to the organisation’s own questions, by their texts. */
  customFields?: Readonly<Record<string, string>>;
  /** The organisation that the author proposes it for. */
  representOrgId?: string;
  status: ProposalStatus;
  /** Sent to the author with the answer. */
  comments?: string;
  answeredBy?: string;
  answeredAt?: Date;
  gygId?: string;
  createdAt: Date;
}

/** A catalogue. Unlike in the product, its gygs may be drafts, as after a gyg was unpublished. */
export interface SeedCatalog {
  organizationId: string;
  name: string;
  friendlyUrl: string;
  /** In the catalogue's order. */
  gygIds: readonly string[];
  createdAt: Date;
}

export interface SeedPortfolio {
  /** The owner. */
  organizationId: string;
  name: string;
  /** `acceptedBy` is the admin who accepted; without one the request waits. */
  organizations: readonly { organizationId: string; acceptedBy?: string }[];
  createdAt: Date;
}

/** An invitation with its status. It sends no mail. */
export interface SeedInvite {
  type: InviteType;
  organizationId: string;
  gygId?: string;
  /** Exactly one of user id and address. */
  to: { userId: string } | { email: string };
  message: string;
  invitedBy: string;
  status: InviteStatus;
  /** Whether the mail server took its mail. */
  delivered: boolean;
  answeredAt?: Date;
  remindedAt?: Date;
  createdAt: Date;
}

export interface SeedGygMessage {
  gygId: string;
  sentBy: string;
  audience: MessageAudience;
  title: string;
  body: string;
  /** Number of people it was sent to. */
  recipients: number;
  createdAt: Date;
}

/** An answered membership request; it changes no membership and writes no notification. */
export interface SeedAnsweredMembershipRequest {
  organizationId: string;
  userId: string;
  invitationRef: 'MANUAL_SEARCH' | 'INVITE_LINK';
  status: Exclude<MembershipRequestStatus, 'PENDING'>;
  answeredBy: string;
  answeredAt: Date;
  createdAt: Date;
}

/** A confirmed booking. Its need must have the capacity, and its person must be eligible. */
export interface SeedConfirmedBooking {
  userId: string;
  gygId: string;
  needId: string;
  contributionType: ContributionType;
  quantity: number;
  /** The organisation that it represents, and the admin who accepted that. */
  represents?: string;
  acceptedBy?: string;
  attendance?: Attendance;
  attendanceAt?: Date;
  at: Date;
}
