import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './new-code.module.css';

export interface NewCodeProps {
  busy: boolean;
  onSend: () => void;
}

/** Below a form that wants a code: the way to a new one. */
export function NewCode({ busy, onSend }: NewCodeProps) {
  const { t } = useTranslation('public');
  return (
    <div className={s.again}>
      <p>{t('account.verify.resendText')}</p>
      <Button variant="secondary" icon="refresh" busy={busy} onClick={onSend}>
        {t('account.verify.resend')}
      </Button>
    </div>
  );
}
