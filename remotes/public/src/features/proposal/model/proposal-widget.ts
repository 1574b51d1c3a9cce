import type { Organization, ProposalQuestion } from '@gyg/contract';

/** What every form of proposals gets. */
export interface ProposalWidgetProps {
  organization: Organization;
  /** Whether it asks for which organisation the user proposes. */
  asksForOrganization: boolean;
  /** The organisation's own questions. */
  questions: readonly ProposalQuestion[];
  /** Called after the proposal was saved. */
  onSent: () => void;
}
