import type { ProposalPaymentMethod, ProposalType } from '@gyg/contract/enums';
import type { VisitorTexts } from '../../core/preact/visitor-texts';

interface Choice {
  readonly title: string;
  readonly detail: string;
}

/** The texts of the form, in the words of the platform's. */
export interface ProposalFormTexts extends VisitorTexts {
  button: string;
  closeForm: string;
  askToJoin: string;
  form: string;
  help: string;
  type: string;
  types: Readonly<Record<ProposalType, Choice>>;
  payment: string;
  payments: Readonly<Record<ProposalPaymentMethod, Choice>>;
  titleField: string;
  summary: string;
  summaryHint: string;
  description: string;
  goal: string;
  address: string;
  addressHint: string;
  start: string;
  end: string;
  timeHint: string;
  moreInfo: string;
  moreInfoHint: string;
  represent: string;
  oneself: string;
  representInfo: string;
  representInfoHint: string;
  picture: string;
  pictureHint: (pixels: number) => string;
  crop: string;
  remove: string;
  uploading: string;
  pictureProblems: {
    readonly type: string;
    readonly tooSmall: (pixels: number) => string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
  missing: {
    readonly title: string;
    readonly summary: string;
    readonly payment: string;
    readonly answer: string;
    readonly start: string;
    readonly end: string;
    readonly endTooEarly: string;
    readonly endPast: string;
  };
  invalid: string;
  send: string;
  cancel: string;
  notSent: string;
  copy: string;
  copied: string;
  sent: string;
  sentText: (title: string, organization: string) => string;
  another: string;
  /** The titles of the goals, goal 1 first. */
  goals: readonly string[];
}
