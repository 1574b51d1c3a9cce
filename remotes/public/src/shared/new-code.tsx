import { Button } from '@gyg/design-system';
import { FormActions } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

export interface NewCodeProps {
  busy: boolean;
  onSend: () => void;
}

/** A button for a new code, below a form that requires one. */
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
