import { limits } from '@gyg/contract/rules';
import { Banner, Button, Dialog, ProgressBar, Stack } from '@gyg/design-system';
import { TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useId } from 'react';
import { useMessage } from '../model/use-message';
import type { MemberActProps } from './member-act-props';

/** A message to the chosen members. The text is kept until it is sent. */
export function MessageDialog({ organizationId, members, onDone, onClose }: MemberActProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const formId = useId();
  const { form, failure, progress, onSubmit } = useMessage(organizationId, members, { onDone, onClose });
  const busy = progress !== undefined;
  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      title={t('members.messageTitle', { count: members.length, name: members[0]?.fullName })}
      closeLabel={t('confirm.close')}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="mail" busy={busy}>
            {t('members.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap={3}>
          {failure !== undefined && (
            <Banner tone="bad" role="alert" title={t('members.messageFailed')}>
              {failure}
            </Banner>
          )}
          <Controller
            control={form.control}
            name="message"
            rules={{ validate: (text) => text.trim() !== '' || t('members.messageMissing') }}
            render={({ field, fieldState }) => (
              <TextArea
                label={t('members.messageText')}
                hint={t('members.messageHint')}
                rows={6}
                maxLength={limits.inviteMessage}
                counter={(used, most) => t('members.counter', { used: number(used), most: number(most) })}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
          {progress !== undefined && members.length > limits.inviteRecipients && (
            <ProgressBar
              label={t('members.sending')}
              amount={t('confirm.done', { done: number(progress), total: number(members.length) })}
              value={progress}
              max={members.length}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
