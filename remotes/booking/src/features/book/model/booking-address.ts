import { contributionTypes } from '@gyg/contract/enums';
import {
  type BookingChoice,
  firstOpenStage,
  type GivenChoice,
  type RefusedNeed,
  type Stage,
  stages,
} from './booking-choice';

/** The query of a booking's address. */
export interface BookingAddress extends Omit<GivenChoice, 'comment' | 'accepted'> {
  readonly stage: Stage | null;
}

const wholeNumber = /^[1-9]\d{0,8}$/;

/** Reads `?id&type&for&quantity&stage`. Unknown and invalid values are null. */
export function readAddress(search: URLSearchParams): BookingAddress {
  const quantity = search.get('quantity') ?? '';
  return {
    needId: search.get('id') || null,
    kind: contributionTypes.find((type) => type === search.get('type')) ?? null,
    representing: search.get('for') || null,
    quantity: wholeNumber.test(quantity) ? Number(quantity) : null,
    stage: stages.find((stage) => stage === search.get('stage')) ?? null,
  };
}

/** Who is represented, as in the address: `me`, or the id of an organisation. */
function representing(choice: BookingChoice): string | null {
  return choice.representing === 'personal' ? 'me' : choice.organizationId;
}

/**
 * The query for a stage and its choices, with a question mark; other parameters are kept. It never contains the comment,
 * because addresses are shared and logged. A refused need stays in it until another one is chosen, so that a reload shows
 * the refusal again.
 */
export function addressOf(
  current: URLSearchParams,
  choice: BookingChoice,
  stage: Stage,
  refused: RefusedNeed | undefined,
): string {
  const isItem = choice.kind === 'COMMODITY' && choice.needId !== null;
  const isUntouched = stage === firstOpenStage(choice) && choice.kind === null;
  const values = {
    id: choice.needId ?? refused?.needId ?? null,
    type: choice.kind,
    for: representing(choice),
    quantity: isItem && wholeNumber.test(String(choice.quantity)) ? String(choice.quantity) : null,
    stage: isUntouched ? null : stage,
  };
  const search = new URLSearchParams(current);
  for (const [name, value] of Object.entries(values)) {
    search.delete(name);
    if (value !== null) search.append(name, value);
  }
  return search.size === 0 ? '' : `?${search}`;
}
