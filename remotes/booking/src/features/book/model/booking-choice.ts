import type { ContributionType, GygViewer, Need } from '@gyg/contract';

export type Stage = 'participation' | 'representation' | 'confirm';
export const stages: readonly Stage[] = ['participation', 'representation', 'confirm'];

/** The choices of a booking. Null means not answered yet. */
export interface BookingChoice {
  readonly kind: ContributionType | null;
  readonly needId: string | null;
  readonly representing: 'personal' | 'organization' | null;
  readonly organizationId: string | null;
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

/**
 * The initial choices. A contribution in the address answers participation; a user without organisations skips
 * representation.
 */
export function startChoice(named: { need: Need | undefined; hasOrganizations: boolean }): BookingChoice {
  return {
    kind: named.need?.contributionType ?? null,
    needId: named.need?.id ?? null,
    representing: named.hasOrganizations ? null : 'personal',
    organizationId: null,
    quantity: 1,
    comment: '',
    accepted: false,
  };
}

/** The first stage that is not answered yet. */
export function firstOpenStage(choice: BookingChoice): Stage {
  if (choice.kind === null || choice.needId === null) return 'participation';
  return choice.representing === null ? 'representation' : 'confirm';
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
    if (choice.quantity === null || choice.quantity < 1) return 'quantity';
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
