import {
  Button,
  ErrorState,
  Measure,
  Panel,
  ProgressBar,
  Section,
  Stack,
  TextSkeleton,
  Waiting,
} from '@gyg/design-system';
import { FormActions } from '@gyg/design-system/forms';
import { callOptions, useFormat, useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import type { InviteSubject } from './invite-subject';
import { MailPreview } from './mail-preview';
import type { useDraft } from './use-draft';
import type { useSending } from './use-sending';

export interface PreviewStepProps {
  subject: InviteSubject;
  draft: ReturnType<typeof useDraft>;
  sending: ReturnType<typeof useSending>;
}

/** The mail as it will be sent, in both languages, and the button that sends it. */
export function PreviewStep({ subject, draft, sending }: PreviewStepProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const message = draft.form.getValues('message').trim();
  const { data, error, refetch } = useQuery(callOptions('previewInvites', { body: { ...subject, message } }));
  const { progress } = sending;
  const count = progress?.total ?? draft.invited.length;
  return (
    <Measure size="text">
      <Panel padding="large">
        <Section
          title={t('sendInvitations.previewTitle')}
          lead={t('sendInvitations.previewLead', { count, number: number(count) })}
          size="small"
          spacing="none"
        >
          <Stack gap={4}>
            {error && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
            {!error && data === undefined && (
              <Waiting label={t('sendInvitations.previewLoading')}>
                <TextSkeleton heading lines={6} />
              </Waiting>
            )}
            {data !== undefined && <MailPreview preview={data} locale={draft.form.getValues('locale')} />}
            {progress !== undefined && (
              <ProgressBar
                label={t('members.sending')}
                amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
                value={progress.done}
                max={progress.total}
              />
            )}
            <FormActions>
              <Button variant="secondary" disabled={progress !== undefined} onClick={sending.edit}>
                {t('sendInvitations.back')}
              </Button>
              <Button
                icon="mail"
                disabled={data === undefined}
                busy={progress !== undefined}
                onClick={() => void sending.send()}
              >
                {t('sendInvitations.send', { count, number: number(count) })}
              </Button>
            </FormActions>
          </Stack>
        </Section>
      </Panel>
    </Measure>
  );
}
