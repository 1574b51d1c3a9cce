import type { Confirmation, ReminderAnswer } from '@gyg/contract';
import { useErrorToast, useSearchParams } from '@gyg/platform';
import { FocusResult } from '../../../shared/focus-result';
import { useAnswerConfirmation } from '../api/answer-confirmation';
import { CancelForm } from './cancel-form';
import { Cancelled, Started } from './nothing-to-answer';
import { Coming, Question } from './question';

interface ConfirmationAnswersProps {
  token: string;
  about: Confirmation;
}

/**
 * The answers to a reminder. Opening the page records nothing, because programs open links of mails too:
 * `?answer=COMING` asks with a button, `?answer=CANCEL` asks before it cancels.
 */
export function ConfirmationAnswers({ token, about }: ConfirmationAnswersProps) {
  const [search, setSearch] = useSearchParams();
  const errorToast = useErrorToast();
  const { mutate, isPending, variables: sent } = useAnswerConfirmation(token);
  const answerInAddress = search.get('answer');
  const show = (answer?: ReminderAnswer) => setSearch(answer === undefined ? {} : { answer }, { replace: true });
  const send = (answer: ReminderAnswer, reason?: string) =>
    mutate(
      { answer, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: () => show(),
        onError: errorToast,
      },
    );

  const asksToCancel = answerInAddress === 'CANCEL' && (about.state === 'OPEN' || about.state === 'COMING');
  const view = () => {
    if (about.state === 'STARTED') return <Started about={about} />;
    if (about.state === 'CANCELLED') return <Cancelled about={about} sent={sent?.answer} />;
    if (asksToCancel) {
      const cancel = (reason: string) => send('CANCEL', reason);
      return <CancelForm about={about} busy={isPending} onCancel={cancel} onKeep={() => show()} />;
    }
    if (about.state === 'COMING') return <Coming about={about} onCancel={() => show('CANCEL')} />;
    return <Question about={about} busy={isPending} onComing={() => send('COMING')} onCancel={() => show('CANCEL')} />;
  };
  return <FocusResult shown={asksToCancel ? 'CANCEL' : about.state}>{view()}</FocusResult>;
}
