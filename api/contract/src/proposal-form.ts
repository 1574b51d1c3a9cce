import { defaultGoalId, type ProposalPaymentMethod, type ProposalType } from './enums';
import type { ProposalQuestion } from './schemas/organizations';
import { fromSwedishTime, toSwedishTime } from './swedish-time';
import type { BodyOf } from './types';

/** What the form holds. Times are in Swedish time, as date and time fields have them. */
export interface ProposalValues {
  type: ProposalType;
  /** '' while it is not chosen, and for a gyg. */
  paymentMethod: ProposalPaymentMethod | '';
  title: string;
  summary: string;
  /** Plain text with empty lines between paragraphs. */
  description: string;
  /** The URL of the uploaded picture; '' for none. */
  image: string;
  sdgGoalId: number;
  address: string;
  start: string;
  end: string;
  moreInfo: string;
  /** The organisation it is proposed for; '' for oneself. */
  representOrgId: string;
  representOrgInfo: string;
  /** By the text of the organisation's own question. */
  answers: Readonly<Record<string, string>>;
}

/** A number of days ahead at a time of day, in Swedish time. */
function daysAhead(now: Date, days: number, time: string): string {
  const day = new Date(`${toSwedishTime(now).slice(0, 10)}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return `${day.toISOString().slice(0, 10)}T${time}`;
}

/** An empty proposal: it starts 15 days ahead at 09:00 and ends 30 days ahead at 18:00. */
export const emptyProposal = (now: Date): ProposalValues => ({
  type: 'GYG',
  paymentMethod: '',
  title: '',
  summary: '',
  description: '',
  image: '',
  sdgGoalId: defaultGoalId,
  address: '',
  start: daysAhead(now, 15, '09:00'),
  end: daysAhead(now, 30, '18:00'),
  moreInfo: '',
  representOrgId: '',
  representOrgInfo: '',
  answers: {},
});

/** The forms that an organisation can choose, the usual one first. Any other name works as the first. */
export const proposalWidgets = ['Default', 'Collection'] as const;
export type ProposalWidget = (typeof proposalWidgets)[number];

/** The form with this name. */
export const proposalWidgetOf = (name: string): ProposalWidget =>
  proposalWidgets.find((widget) => widget === name) ?? 'Default';

/** The required questions of an organisation's own that have no answer. */
export const unanswered = (
  questions: readonly ProposalQuestion[],
  answers: Readonly<Record<string, unknown>>,
): ProposalQuestion[] =>
  questions.filter(({ text, required }) => required && String(answers[text] ?? '').trim() === '');

/** A question as the reader's language has it: its text, and whether it is the translation. */
export function questionIn(
  { text, translation }: ProposalQuestion,
  language: string,
  organizationLanguage: string,
): { text: string; isTranslation: boolean } {
  const isTranslation = translation !== '' && language !== organizationLanguage;
  return { text: isTranslation ? translation : text, isTranslation };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML: a paragraph for each block, with its line breaks. */
export const toParagraphs = (text: string): string =>
  text
    .trim()
    .replace(/[&<>]/g, (character) => escapes[character] ?? character)
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map((block) => `<p>${block.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Whether the end is after the start. True while one of them is missing: each field reports that itself. */
export function endsLater({ start, end }: Pick<ProposalValues, 'start' | 'end'>): boolean {
  const [from, until] = [fromSwedishTime(start), fromSwedishTime(end)];
  return from === undefined || until === undefined || until > from;
}

/** The body of the call. */
export function toProposalBody(values: ProposalValues, organizationId: string): BodyOf<'createProposal'> {
  const { start, end, description, paymentMethod, representOrgId, representOrgInfo, image, answers, ...plain } = values;
  const filled = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
  return {
    ...plain,
    organizationId,
    description: toParagraphs(description),
    image: image === '' ? null : image,
    paymentMethod: values.type === 'COLLECTION' && paymentMethod !== '' ? paymentMethod : null,
    startDateTime: fromSwedishTime(start)?.toISOString(),
    endDateTime: fromSwedishTime(end)?.toISOString(),
    representOrgId: representOrgId === '' ? null : representOrgId,
    representOrgInfo: representOrgId === '' ? '' : representOrgInfo,
    ...(filled.length > 0 && {
      customFields: Object.fromEntries(filled.map(([text, answer]) => [text, answer.trim()])),
    }),
    individualOrOrganization: representOrgId === '' ? 'INDIVIDUAL' : 'ORGANIZATION',
  };
}
