import { Button } from '@gyg/design-system';
import { FormActions } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

export interface NewCodeProps {
  busy: boolean;
  onSend: () => void;
}

/** Below a form that wants a code: the way to a new one. */
export function NewCode({ busy, onSend }: NewCodeProps) {
  const { t } = useTranslation('public');
  return (
    <FormActions text={t('account.verify.resendText')}>
      <Button variant="secondary" icon="refresh" busy={busy} onClick={onSend}>
        {t('account.verify.resend')}
      </Button>
    </FormActions>
  );
}
