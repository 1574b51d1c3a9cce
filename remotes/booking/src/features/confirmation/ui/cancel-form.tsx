import type { Confirmation } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Stack } from '@gyg/design-system';
import { FormActions, FormPage, TextArea } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { ConfirmationFacts } from './confirmation-facts';

interface CancelFormProps {
  about: Confirmation;
  busy: boolean;
  onCancel: (reason: string) => void;
  onKeep: () => void;
}

/** Asks once before it cancels, because mail scanners open links; a reason is optional. */
export function CancelForm({ about, busy, onCancel, onKeep }: CancelFormProps) {
  const { t } = useTranslation('booking');
  const form = useForm({ defaultValues: { reason: '' } });
  const ofPlace = about.kind === 'PLACE';
  const values = { host: about.hostName };
  return (
    <FormPage
      title={t('confirmation.cancel.title')}
      lead={t(ofPlace ? 'confirmation.cancel.leadPlace' : 'confirmation.cancel.lead', values)}
    >
      <ConfirmationFacts about={about} />
      <form noValidate onSubmit={form.handleSubmit(({ reason }) => onCancel(reason))}>
        <Stack gap={3}>
          <TextArea
            label={t('confirmation.cancel.reason')}
            hint={t('confirmation.cancel.reasonHint')}
            rows={3}
            maxLength={limits.reason}
            counter={(used, most) => t('confirmation.cancel.counter', { used, most })}
            {...form.register('reason')}
          />
          <FormActions>
            <Button variant="secondary" onClick={onKeep}>
              {t(ofPlace ? 'confirmation.cancel.keepPlace' : 'confirmation.cancel.keep')}
            </Button>
            <Button variant="danger" type="submit" busy={busy}>
              {t(ofPlace ? 'confirmation.cancel.confirmPlace' : 'confirmation.cancel.confirm')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </FormPage>
  );
}
