import { limits } from '@gyg/contract/rules';
import { Banner, ProgressBar } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useMessage } from '../model/use-message';
import type { MemberActProps } from './member-act-props';

/** A message to the chosen members. The text is kept until it is sent. */
export function MessageDialog({ organizationId, members, onDone, onClose }: MemberActProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { form, failure, progress, onSubmit } = useMessage(organizationId, members, { onDone, onClose });
  const busy = progress !== undefined;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('members.messageTitle', { count: members.length, name: members[0]?.fullName })}
      closeLabel={t('confirm.close')}
      cancel={t('confirm.cancel')}
      confirm={t('members.send')}
      icon="mail"
      busy={busy}
      waits
      onConfirm={onSubmit}
    >
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
    </FormDialog>
  );
}
