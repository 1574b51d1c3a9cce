import { useHeldAnswers } from '@gyg/platform';
import { answerRepresentation, type RepresentationAnswer } from '../api/answer-representation';
import { useRefreshRepresentations } from '../api/list-representations';

/** Answers to requests, held for ten seconds. */
export const useRepresentationAnswers = () =>
  useHeldAnswers<RepresentationAnswer>({ send: answerRepresentation, onSettled: useRefreshRepresentations() });
export type RepresentationAnswers = ReturnType<typeof useRepresentationAnswers>;
