import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Leads back to the stage where a row was answered; `label` says which, for those who hear it alone. */
export function ChangeButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Button variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {t('book.confirmation.change')}
    </Button>
  );
}
