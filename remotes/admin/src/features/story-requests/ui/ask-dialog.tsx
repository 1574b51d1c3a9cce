import { limits } from '@gyg/contract/rules';
import { Banner, Button, Dialog, Link, ProgressBar, Skeleton, Stack } from '@gyg/design-system';
import { SelectField, TextArea } from '@gyg/design-system/forms';
import { paths, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import { useGygOptions } from '../../../shared/gyg-options';
import { clearStoredText, useStoredText } from '../../../shared/review';
import { useAttended } from '../api/list-attended';
import { type Sending, useStoryRequests } from '../model/use-story-requests';

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

interface ChooseGygProps {
  organizationId: string;
  gygId: string;
  onChange: (gygId: string) => void;
}

/** The past gygs of an organisation to choose from. */
function ChooseGyg({ organizationId, gygId, onChange }: ChooseGygProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, refetch } = useGygOptions(organizationId);
  if (error && data === undefined) {
    return (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('review.retry')}
          </Button>
        }
      >
        {errorText(error).text}
      </Banner>
    );
  }
  if (data === undefined) return <Skeleton shape="block" />;
  const past = data.filter(({ state }) => state === 'FINISHED');
  if (past.length === 0) return <Banner>{t('storyRequests.noPast')}</Banner>;
  return (
    <SelectField
      label={t('storyRequests.gyg')}
      placeholder={t('storyRequests.chooseGyg')}
      value={gygId}
      options={past.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface AskRecipientsProps {
  gygId: string;
  attended: ReturnType<typeof useAttended>;
}

/** How many people get the request. Without recorded attendance, where to record it. */
function AskRecipients({ gygId, attended }: AskRecipientsProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  if (gygId === '') return null;
  if (attended.error) {
    return (
      <Banner
        tone="bad"
        role="alert"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void attended.refetch()}>
            {t('review.retry')}
          </Button>
        }
      >
        {errorText(attended.error).text}
      </Banner>
    );
  }
  const count = attended.data?.length;
  if (count === 0) {
    return (
      <Banner tone="warn" role="status" title={t('storyRequests.noOne')}>
        {t('storyRequests.noOneText')} <Link href={paths.doorList(gygId)}>{t('storyRequests.toAttendance')}</Link>
      </Banner>
    );
  }
  return (
    <p role="status">
      {count === undefined ? t('storyRequests.counting') : t('storyRequests.people', { count, number: number(count) })}
    </p>
  );
}

interface AskResultProps {
  sending: Sending;
  /** Sends to those who got nothing. */
  onResume: () => void;
}

/** The progress of sending, and what became of it. */
function AskResult({ sending, onResume }: AskResultProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { phase, total, sent, failed, left, problem } = sending;
  const done = total - left.length;
  const tone = phase === 'done' && failed === 0 ? 'good' : phase === 'stopped' ? 'bad' : 'plain';
  return (
    <Stack gap={3} role="status">
      <ProgressBar
        label={t(phase === 'sending' ? 'storyRequests.sending' : 'storyRequests.sent')}
        amount={t('storyRequests.amount', { done: number(done), total: number(total) })}
        value={done}
        max={total}
        tone={tone}
      />
      {phase === 'done' && (
        <Banner tone={failed === 0 ? 'good' : 'warn'}>
          {t('storyRequests.done', { count: sent, number: number(sent) })}{' '}
          {failed > 0 && t('storyRequests.failed', { count: failed, number: number(failed) })}
        </Banner>
      )}
      {phase === 'stopped' && (
        <Banner
          tone="bad"
          title={t('storyRequests.stopped')}
          actions={
            <Button size="sm" onClick={onResume}>
              {t('storyRequests.resume', { number: number(left.length) })}
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
    </Stack>
  );
}
