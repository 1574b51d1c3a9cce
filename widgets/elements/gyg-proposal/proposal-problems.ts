import { fromSwedishTime } from '@gyg/contract/dates';
import { endsLater, type ProposalValues } from '@gyg/contract/proposal-form';
import { plainLine } from '@gyg/contract/rules';
import type { ProposalFormTexts } from './proposal-form-texts-en';

/** The fields that can be wrong, in the order of the form. */
export const checkedFields = ['paymentMethod', 'title', 'summary', 'start', 'end'] as const;
export type CheckedField = (typeof checkedFields)[number];
export type Problems = Readonly<Partial<Record<CheckedField, string>>>;

/** What is missing or wrong in a proposal, by field. */
export function problemsOf(values: ProposalValues, { missing }: ProposalFormTexts, now: number): Problems {
  const { type, paymentMethod, title, summary, start, end } = values;
  const until = fromSwedishTime(end)?.getTime();
  const endProblem = () => {
    if (until === undefined) return missing.end;
    if (until <= now) return missing.endPast;
    return endsLater(values) ? undefined : missing.endTooEarly;
  };
  const wrongEnd = endProblem();
  return {
    ...(type === 'COLLECTION' && paymentMethod === '' && { paymentMethod: missing.payment }),
    ...(plainLine(title) === '' && { title: missing.title }),
    ...(summary.trim() === '' && { summary: missing.summary }),
    ...(fromSwedishTime(start) === undefined && { start: missing.start }),
    ...(wrongEnd !== undefined && { end: wrongEnd }),
  };
}

/** What was written, as plain text to keep elsewhere. */
export const textOfProposal = ({ title, summary, description, address, moreInfo, answers }: ProposalValues): string =>
  [title, summary, description, address, moreInfo, ...Object.values(answers)]
    .filter((text) => text.trim() !== '')
    .join('\n\n');
