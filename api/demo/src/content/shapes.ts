import type {
  Attendance,
  BookingStatus,
  Locale,
  MemberApproval,
  MemberRole,
  OrganizationType,
  ProposalQuestion,
  RepresentationStatus,
  StoryRejection,
  WhoCanOffer,
} from '@gyg/contract';
import type { EmblemKind, SceneKind } from '@gyg/design-system/art';
import type { OrganizationKey } from './organization-keys';
import type { PersonKey } from './people';

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * A time relative to the day of seeding, in Swedish clock time. With `on` the day moves to that weekday: the first on
 * or after a coming day, the last on or before a past one, so that texts may say "Thursday".
 */
export type RelativeTime = { inDays: number; time: `${number}:${number}`; on?: Weekday };
/**
 * When a gyg starts, and how many hours later it ends. With `weeks` it takes place that many times, every week, for
 * `hours` each; it then needs `on`, so that its texts can name the weekday. One that is `underWay` starts two hours before seeding if
 * otherwise it would not be in progress then.
 */
export type RelativeSpan = RelativeTime & { hours: number; underWay?: true; weeks?: number };

/** A picture of the project's own scenes; the goal's colours come from the gyg. */
export type DemoScene = { kind: SceneKind; variant: number; night?: boolean };

/** A booking of a need. `as` is the organisation to represent, `representation` the answer to that request. */
export type DemoBooking = {
  person: PersonKey;
  comment: string;
  quantity: number;
  status: BookingStatus;
  reason?: string;
  as?: OrganizationKey;
  representation?: Exclude<RepresentationStatus, 'WITHDRAWN'>;
  attendance?: Attendance;
  /** Cancelled a few hours ago, so that the place is offered to the first person on the waiting list. */
  late?: true;
  /** Has answered "I'm coming"; for an upcoming gyg. */
  confirmed?: true;
  /** The host's thanks; for a gyg that is finished. */
  thanks?: string;
};

/** A person on a waiting list. The first one is offered the place of a `late` cancellation. */
export type DemoWaiting = { person: PersonKey; comment: string };

/** A skill (with minutes) or an item (without). `others` is the number of further bookings without a comment. */
export type DemoNeed = {
  kind: 'SKILL' | 'COMMODITY';
  title: string;
  description: string;
  minutes?: number;
  offered: number;
  who: WhoCanOffer;
  approval: boolean;
  bookings: readonly DemoBooking[];
  others: number;
  /** In the order in which they joined; the need is full. */
  waiting?: readonly DemoWaiting[];
};

/** A story from a gyg. `daysAfter` counts from the start of the gyg. */
export type DemoStory = {
  by: PersonKey;
  caption: string;
  /** The language of the caption, where it is not that of the gyg. */
  written?: Locale;
  daysAfter: number;
  approved: boolean;
  response?: string;
  rejected?: { reason: StoryRejection; note: string };
};

/** A recipient's place. */
export type DemoPlace = { person: PersonKey; comment: string; cancelled?: string };

export type DemoState = 'draft' | 'upcoming' | 'ongoing' | 'finished';

/** A gyg with everything that belongs to it. `key` is its friendly URL. Paragraphs are HTML without the `<p>`. */
export type DemoGyg = {
  key: string;
  /** For a gyg that takes place once more: the key of the first one, which has its pictures and texts, and which time it is. */
  again?: { of: string; time: number };
  /** The language its host wrote it in; `other` is the short paragraph in the other one. */
  written: Locale;
  state: DemoState;
  hidden?: boolean;
  title: string;
  summary: string;
  preface: string;
  description: readonly string[];
  other: string;
  /** Numbers and an afterthought; finished gygs only. */
  impact?: string;
  participantInfo: string;
  goal: number;
  secondary: readonly number[];
  address: string;
  place?: readonly [lat: number, lng: number];
  at: RelativeSpan;
  scene: DemoScene;
  needs: readonly DemoNeed[];
  team: readonly PersonKey[];
  partners?: readonly OrganizationKey[];
  /** Partners that were asked and have not answered. */
  invitedPartners?: readonly OrganizationKey[];
  tags?: Partial<Record<OrganizationKey, readonly string[]>>;
  recipients?: {
    text: string;
    places: number;
    booked: readonly DemoPlace[];
    /** In the order in which they joined; the places are full. */
    waiting?: readonly DemoWaiting[];
  };
  donation?: { url: string; text: string };
  stories?: readonly DemoStory[];
};

/** The texts of a gyg in its second language, as in `DemoGyg`. */
export type DemoTranslation = Pick<DemoGyg, 'title' | 'summary' | 'preface' | 'description' | 'participantInfo'> & {
  /** The text for recipients. */
  recipients?: string;
  /** The titles of its needs, in their order. */
  needs: readonly string[];
};

/** An organisation, its page and its people. */
export type DemoOrganization = {
  key: OrganizationKey;
  name: string;
  city: string;
  type: OrganizationType;
  industry: number;
  memberApproval: MemberApproval;
  profileVisible: boolean;
  emblem: { kind: EmblemKind; color: string };
  hero: DemoScene & { goal: number };
  /** What it does, in one or two sentences. In English, like `about`. */
  summary: string;
  about: readonly string[];
  membershipTerms: string;
  website: string;
  facebook?: string;
  linkedin?: string;
  instagram?: string;
  proposals?: {
    whoCanSubmit: 'ANYONE' | 'MEMBERS';
    shortText: string;
    buttonText: string;
    helpText: string;
    /** Its own questions, in English, with translations. */
    questions?: readonly ProposalQuestion[];
  };
  members: Partial<Record<PersonKey, MemberRole>>;
  gygs: readonly DemoGyg[];
};
