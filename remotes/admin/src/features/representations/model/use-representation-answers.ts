import { useHeldAnswers } from '@gyg/platform';
import { useRefreshAnswered } from '../../../shared/answers';
import { answerRepresentation, type RepresentationAnswer } from '../api/representation-calls';

/** Answers to requests, held for ten seconds. */
export const useRepresentationAnswers = () =>
  useHeldAnswers<RepresentationAnswer>({ send: answerRepresentation, onSettled: useRefreshAnswered() });
export type RepresentationAnswers = ReturnType<typeof useRepresentationAnswers>;
