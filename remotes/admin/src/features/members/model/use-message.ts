import type { OrganizationUser } from '@gyg/contract';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useState } from 'react';
import { sendInBatches } from '../../../shared/invites';
import { useKeptValues } from '../../../shared/schema-form';

/** A message to members, sent to as many at once as the API takes. If only some got it, it says whom it did not reach. */
export function useMessage(
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
