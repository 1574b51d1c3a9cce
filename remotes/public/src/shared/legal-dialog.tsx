import { Button, Dialog, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './legal-dialog.module.css';

export type LegalText = 'terms' | 'privacy';

const parts = {
  terms: ['terms.account', 'terms.bookings', 'terms.conduct', 'terms.liability', 'terms.law'],
  privacy: ['privacy.what', 'privacy.why', 'privacy.who', 'privacy.rights', 'privacy.law'],
} as const;

export interface LegalDialogProps {
  /** The text to show; undefined closes the dialog. */
  text: LegalText | undefined;
  onClose: () => void;
}

/** Terms of service or privacy policy, under Swedish law and Stockholm District Court. */
export function LegalDialog({ text, onClose }: LegalDialogProps) {
  const { t } = useTranslation('public');
  const shown = text ?? 'terms';
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t(`legal.${shown}Title`)}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack gap={4}>
        {parts[shown].map((part) => (
          <section key={part}>
            <h3 className={s.title}>{t(`legal.${part}`)}</h3>
            <p>{t(`legal.${part}Text`)}</p>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
