import { titles } from '@gyg/contract/goals/english';
import { common } from '../../core/preact/visitor-texts-en';

/** The titles of the goals, goal 1 first. */
const goals: readonly string[] = titles;

/** The texts of the form, in the words of the platform's, in English. */
export const english = {
  ...common,
  button: 'Submit Proposal',
  closeForm: 'Close the form',
  askToJoin: 'Ask to join',
  form: 'Your proposal',
  help: 'Before you write',
  type: 'What do you propose?',
  types: {
    GYG: { title: 'A gyg', detail: 'An event where people help with time, skills or things.' },
    COLLECTION: { title: 'A collection', detail: 'People give money to a cause.' },
  },
  payment: 'How is the money paid?',
  payments: {
    DIRECT_TO_CHARITY: {
      title: 'Directly to a local charity',
      detail: 'Everyone pays to a local charity that you suggest.',
    },
    COLLECT_AND_TRANSFER: {
      title: 'You collect and transfer it',
      detail: 'You collect the money yourself and transfer all of it afterwards.',
    },
  },
  titleField: 'Title',
  summary: 'Summary',
  summaryHint: 'What it is about, in one or two sentences.',
  description: 'Description',
  goal: 'Goal',
  address: 'Address',
  addressHint: 'Where it takes place. You can leave this empty if you do not know yet.',
  start: 'Start',
  end: 'End',
  timeHint: 'Swedish time',
  moreInfo: 'Comments',
  moreInfoHint: 'Anything else the organisation should know. Only they see it.',
  represent: 'For whom do you propose it?',
  oneself: 'Yourself',
  representInfo: 'Your role there',
  representInfoHint: 'For example chair or volunteer.',
  picture: 'Picture',
  pictureHint: (pixels: number) => `JPG or PNG, at least ${pixels} pixels high.`,
  crop: 'Which part of the picture',
  remove: 'Remove the picture',
  uploading: 'Sending the picture…',
  pictureProblems: {
    type: 'Only files with .jpg, .jpeg or .png are allowed.',
    tooSmall: (pixels: number) =>
      `The picture is too small. It must be at least ${pixels} pixels high when it is cropped to 16:9.`,
    tooLarge: 'The picture is too large. Please choose a smaller one.',
    unreadable: 'The picture could not be used. It may be damaged. Please choose another.',
  },
  missing: {
    title: 'Enter a title.',
    summary: 'Enter a summary.',
    payment: 'Choose how the money is paid.',
    answer: 'Answer the question.',
    start: 'Enter a start date and time.',
    end: 'Enter an end date and time.',
    endTooEarly: 'The end must be after the start.',
    endPast: 'The end must be in the future.',
  },
  invalid: 'Check this value.',
  send: 'Send the proposal',
  cancel: 'Cancel',
  notSent: 'Your proposal wasn’t sent. Nothing is lost: try again, or copy your text.',
  copy: 'Copy text',
  copied: 'The text is copied.',
  sent: 'Your proposal has been submitted.',
  sentText: (title: string, organization: string) =>
    `${title}. We’ll notify you and e-mail you when ${organization} answers.`,
  another: 'Submit another',
  goals,
  errors: {
    ...common.errors,
    'generic.missing_values': 'Some required information is missing. Please fill it in.',
    'proposals.not_open': 'This organisation is not accepting proposals from you.',
    'request.too_large': 'This is too large to send. Make it shorter and try again.',
    'request.too_slow': 'Your connection was too slow to send this. Please try again.',
    'org.missing': 'This organisation no longer exists.',
  },
};

export type ProposalFormTexts = typeof english;
