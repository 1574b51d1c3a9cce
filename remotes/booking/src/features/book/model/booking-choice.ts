import type { ContributionType, GygViewer, Need } from '@gyg/contract';
import type { BookingFailureReason } from '@gyg/contract/errors';

export type Stage = 'participation' | 'representation' | 'confirm';
export const stages: readonly Stage[] = ['participation', 'representation', 'confirm'];

/** The choices of a booking. Null means not answered yet. */
export interface BookingChoice {
  readonly kind: ContributionType | null;
  readonly needId: string | null;
  readonly representing: 'personal' | 'organization' | null;
  readonly organizationId: string | null;
  /** Null while the field is empty, NaN while it is no whole number. */
  readonly quantity: number | null;
  readonly comment: string;
  readonly accepted: boolean;
}

/** What is missing or wrong, as the key of its text under `book.error`. */
export type ChoiceProblem =
  | 'kind'
  | 'contribution'
  | 'representation'
  | 'organization'
  | 'terms'
  | 'quantity'
  | 'tooMany';

/** A requested need that cannot be booked. `missing`: it is not, or no longer, part of the gyg. */
export interface RefusedNeed {
  readonly needId: string;
  readonly reason: BookingFailureReason | 'missing';
  /** It could be booked when the page opened: someone else was faster, or the host changed it. */
  readonly justNow: boolean;
}

/** The choices that the address and the tab's storage contain. */
export interface GivenChoice {
  readonly needId: string | null;
  readonly kind: ContributionType | null;
  /** `me`, or the id of an organisation. */
  readonly representing: string | null;
  readonly quantity: number | null;
  readonly comment: string;
  readonly accepted: boolean;
}

/** What can be chosen. */
export interface ChoiceOptions {
  readonly needs: readonly Need[];
  readonly viewer: GygViewer;
  readonly organizations: readonly { readonly organizationId: string }[];
}

/** Why the need of an address cannot be booked; undefined if it can, or if there is none. */
export function refusedNeed(
  needId: string | null,
  { needs, viewer }: Omit<ChoiceOptions, 'organizations'>,
): RefusedNeed | undefined {
  if (needId === null) return undefined;
  if (!needs.some(({ id }) => id === needId)) return { needId, reason: 'missing', justNow: false };
  const { allowed, reason } = viewer.canOffer[needId] ?? { allowed: false, reason: 'closed' };
  return allowed ? undefined : { needId, reason: reason ?? 'closed', justNow: false };
}

/**
 * The initial choices. A need in the address answers participation if it can be booked. Representation is answered by
 * one of the user's organisations in the address, and for users without organisations.
 */
export function startChoice(stored: GivenChoice, options: ChoiceOptions): BookingChoice {
  const { needs, organizations } = options;
  const named = needs.find(({ id }) => id === stored.needId);
  const isOpen = named !== undefined && refusedNeed(named.id, options) === undefined;
  const organization = organizations.find(({ organizationId }) => organizationId === stored.representing);
  const isPersonal = organizations.length === 0 || stored.representing === 'me';
  return {
    kind: named?.contributionType ?? stored.kind,
    needId: isOpen ? named.id : null,
    representing: isPersonal ? 'personal' : organization === undefined ? null : 'organization',
    organizationId: isPersonal ? null : (organization?.organizationId ?? null),
    quantity: stored.quantity ?? 1,
    comment: stored.comment,
    accepted: stored.accepted,
  };
}

/** The first stage that is not answered yet. */
export function firstOpenStage(choice: BookingChoice): Stage {
  if (choice.kind === null || choice.needId === null) return 'participation';
  const { representing, organizationId } = choice;
  const isDecided = representing === 'personal' || (representing === 'organization' && organizationId !== null);
  return isDecided ? 'confirm' : 'representation';
}

/** The stage to show: the requested one, but at most the first that is not answered. */
export function stageToShow(asked: Stage | null, choice: BookingChoice): Stage {
  const open = firstOpenStage(choice);
  return asked !== null && stages.indexOf(asked) < stages.indexOf(open) ? asked : open;
}

/** The problem that prevents leaving a stage, if any. */
export function problemOf(stage: Stage, choice: BookingChoice, need: Need | undefined): ChoiceProblem | undefined {
  if (stage === 'participation') {
    if (choice.kind === null) return 'kind';
    return need === undefined || need.contributionType !== choice.kind ? 'contribution' : undefined;
  }
  if (stage === 'representation') {
    if (choice.representing === null) return 'representation';
    return choice.representing === 'organization' && choice.organizationId === null ? 'organization' : undefined;
  }
  if (need?.contributionType === 'COMMODITY') {
    if (choice.quantity === null || !(choice.quantity >= 1)) return 'quantity';
    if (choice.quantity > need.availablePositions) return 'tooMany';
  }
  return choice.accepted ? undefined : 'terms';
}

/** The needs of a kind that the user may give to, and those that are shown with a reason why not. */
export function needsOfKind(needs: readonly Need[], kind: ContributionType, viewer: GygViewer) {
  return needs
    .filter((need) => need.contributionType === kind)
    .map((need) => ({ need, offer: viewer.canOffer[need.id] ?? { allowed: false, reason: 'closed' as const } }));
}
