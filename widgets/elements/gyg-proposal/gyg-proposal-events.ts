import type { ProposalType } from '@gyg/contract/enums';

export interface GygProposalSubmitDetail {
  organizationId: string;
  type: ProposalType;
  title: string;
}

/** The visitor is about to send a proposal. Call `preventDefault()` to stop it. */
export class GygProposalSubmitEvent extends CustomEvent<GygProposalSubmitDetail> {
  constructor(detail: GygProposalSubmitDetail) {
    super('gyg-proposal-submit', { detail, bubbles: true, composed: true, cancelable: true });
  }
}

export interface GygProposalSubmittedDetail {
  /** The id of the proposal. */
  id: string;
}

/** A proposal was sent. */
export class GygProposalSubmittedEvent extends CustomEvent<GygProposalSubmittedDetail> {
  constructor(detail: GygProposalSubmittedDetail) {
    super('gyg-proposal-submitted', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'gyg-proposal-submit': GygProposalSubmitEvent;
    'gyg-proposal-submitted': GygProposalSubmittedEvent;
  }
}
