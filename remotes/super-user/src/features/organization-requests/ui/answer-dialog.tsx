import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { isApiError, toast, useErrorText, useErrorToast, useTranslation } from '@gyg/platform';
import { type Answer, useRespond } from '../api/respond-to-organization-request';

export interface AnswerDialogProps {
  /** The response to confirm; undefined closes the dialog. */
  answer: Answer | undefined;
  onClose: () => void;
  /** The request has left the list, by this response or another one. */
  onAnswered: () => void;
}

/** Asks for confirmation, sends the response, and shows the result. */
export function AnswerDialog({ answer, onClose, onAnswered }: AnswerDialogProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const respond = useRespond();
  const close = () => {
    if (respond.isPending) return;
    respond.reset();
    onClose();
  };
  const send = () => {
    if (answer === undefined) return;
    const { name } = answer.request;
    respond.mutate(answer, {
      onSuccess: () => {
        toast.success(t(answer.accept ? 'answer.accepted' : 'answer.declined', { name }));
        onAnswered();
      },
      onError: (thrown) => {
        // Already answered or gone: a retry makes no sense.
        if (!isApiError(thrown) || (thrown.status !== 409 && thrown.status !== 404)) return;
        errorToast(thrown);
        respond.reset();
        onAnswered();
      },
    });
  };
  const kind = answer?.accept ? 'accept' : 'decline';
  const about = {
    name: answer?.request.name ?? '',
    requester: answer?.request.requesterName ?? '',
    email: answer?.request.requesterEmail ?? '',
  };
  return (
    <Dialog
      open={answer !== undefined}
      onClose={close}
      title={t(`answer.${kind}Title`, about)}
      closeLabel={t('answer.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('answer.keep')}
          </Button>
          <Button variant={answer?.accept ? 'primary' : 'danger'} busy={respond.isPending} onClick={send}>
            {t(`answer.${kind}`)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(`answer.${kind}Text`, about)}</p>
        <p>{t('answer.once')}</p>
        {respond.error && (
          <Banner tone="bad" role="alert">
            {errorText(respond.error).text}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
