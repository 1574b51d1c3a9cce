import { defaultGoalId, type ProposalPaymentMethod, type ProposalType } from './enums';
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
});

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
  const { start, end, description, paymentMethod, representOrgId, representOrgInfo, image, ...plain } = values;
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
    individualOrOrganization: representOrgId === '' ? 'INDIVIDUAL' : 'ORGANIZATION',
  };
}
