import type { LogInRequest, Session, Visitor } from '../../core/session';
import type { Language } from '../../core/texts';
import type { Receiver } from './gyg-proposal-query';
import type { GygProposalTexts } from './gyg-proposal-texts';
import type { ProposalFormTexts } from './proposal-form-texts-en';
import type { ProposalDraft } from './use-proposal';

/** What the parts of the element get. */
export interface ProposalView {
  readonly receiver: Receiver;
  readonly session: Session;
  readonly language: Language;
  /** The platform's origin. */
  readonly origin: string;
  readonly texts: GygProposalTexts;
  /** What the visitor has to agree to. */
  readonly request: LogInRequest;
}

/** What the part for people who are logged in gets. */
export interface ProposalVisitorProps {
  readonly element: HTMLElement;
  readonly view: ProposalView;
  /** The texts of the form. */
  readonly form: ProposalFormTexts;
  readonly visitor: Visitor;
  /** What was written and not sent, for the time that the form is closed or the session has ended. */
  readonly draft: { current: { readonly userId: string; readonly draft: ProposalDraft } | undefined };
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}
