import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Goes back to the stage of a row. `label` identifies it for screen readers. */
export function ChangeButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Button variant="quiet" size="sm" aria-label={label} onClick={onClick}>
      {t('book.confirmation.change')}
    </Button>
  );
}
