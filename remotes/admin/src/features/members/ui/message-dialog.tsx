import type { OrganizationUser } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Banner, ProgressBar } from '@gyg/design-system';
import { FormDialog, TextArea } from '@gyg/design-system/forms';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { Controller, useForm } from '@gyg/platform/forms';
import { useState } from 'react';
import { sendInBatches } from '../../../shared/invites';
import { useKeptValues } from '../../../shared/schema-form';

/** The props of the dialog of an action. */
export interface MemberActProps {
  organizationId: string;
  members: readonly OrganizationUser[];
  /** The number of all admins. */
  admins: number;
  /** Called when it is done, before the dialog closes. */
  onDone: () => void;
  onClose: () => void;
}

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

/** A message to members, sent to as many at once as the API takes. If only some got it, it says whom it did not reach. */
function useMessage(
  organizationId: string,
  members: readonly OrganizationUser[],
  { onDone, onClose }: { onDone: () => void; onClose: () => void },
) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const errorText = useErrorText();
  const form = useForm({ defaultValues: { message: '' } });
  const forget = useKeptValues(form, `message.${organizationId}`);
  const [left, setLeft] = useState(members);
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();

  const send = async ({ message }: { message: string }) => {
    setFailure(undefined);
    const recipients = left.map(({ userId }) => userId);
    const body = { type: 'message', organizationId, message: message.trim() } as const;
    const { sent, failed, unsent } = await sendInBatches(body, recipients, setProgress);
    setProgress(undefined);
    if (sent.length > 0) toast.success(t('members.messageSent', { count: sent.length, number: number(sent.length) }));
    const missed = new Set([...failed, ...(unsent?.recipients ?? [])]);
    const names = left.filter(({ userId }) => missed.has(userId));
    if (names.length === 0) {
      forget();
      onDone();
      return onClose();
    }
    // Those who got it do not get it again.
    setLeft(names);
    const list = names.map(({ fullName }) => fullName).join(', ');
    setFailure([t('members.notReached', { names: list }), unsent && errorText(unsent.thrown).text].join(' ').trim());
  };
  return { form, failure, progress, onSubmit: form.handleSubmit(send) };
}
