import { limits } from '@gyg/contract/rules';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { clearStoredText, useStoredText } from '../../../shared/review';
import { useAttended } from '../api/list-attended';
import { useStoryRequests } from '../model/use-story-requests';
import { AskRecipients } from './ask-recipients';
import { AskResult } from './ask-result';
import { ChooseGyg } from './choose-gyg';

interface AskDialogProps {
  organizationId: string;
  gygId?: string;
  onClose: () => void;
}

const messageKey = 'story-request';

/** Asks everyone who attended a gyg for a story, by e-mail. */
export function AskDialog({ organizationId, gygId: presetId, onClose }: AskDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [chosen, setChosen] = useState('');
  const [message, setMessage] = useStoredText(messageKey);
  const gygId = presetId ?? chosen;
  const attended = useAttended(gygId);
  const { sending, send } = useStoryRequests();
  const people = attended.data ?? [];
  const request = { organizationId, gygId, message: message.trim() };
  const close = () => {
    if (sending?.phase === 'done') clearStoredText(messageKey);
    onClose();
  };
  const busy = sending?.phase === 'sending';
  return (
    <Dialog
      open
      onClose={close}
      {...(busy && {
        unsaved: {
          title: t('storyRequests.stop.title'),
          text: t('storyRequests.stop.text'),
          keep: t('storyRequests.stop.keep'),
          discard: t('storyRequests.stop.discard'),
        },
      })}
      title={t('storyRequests.title')}
      closeLabel={t('review.close')}
      actions={
        sending === undefined ? (
          <>
            <Button variant="secondary" onClick={close}>
              {t('storyRequests.cancel')}
            </Button>
            <Button type="submit" form={formId} icon="mail" disabled={people.length === 0}>
              {t('storyRequests.send')}
            </Button>
          </>
        ) : (
          <Button disabled={busy} onClick={close}>
            {t('review.close')}
          </Button>
        )
      }
    >
      {sending === undefined ? (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            void send(request, people);
          }}
        >
          <Stack gap={3}>
            <p>{t('storyRequests.lead')}</p>
            {presetId === undefined && (
              <ChooseGyg organizationId={organizationId} gygId={chosen} onChange={setChosen} />
            )}
            <AskRecipients gygId={gygId} attended={attended} />
            <TextArea
              label={t('storyRequests.message')}
              optional={t('review.optional')}
              hint={t('storyRequests.messageHint')}
              rows={4}
              maxLength={limits.inviteMessage}
              counter={(used, most) => t('review.counter', { used, most })}
              value={message}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
          </Stack>
        </form>
      ) : (
        <AskResult sending={sending} onResume={() => void send(request, sending.left, sending)} />
      )}
    </Dialog>
  );
}
