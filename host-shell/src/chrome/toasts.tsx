import { Toaster } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { toastTimeout, useToasts } from '@gyg/platform/internal';

/** Shows each toast for four seconds, then removes it from the platform's list. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const { toasts, dismiss } = useToasts();
  return (
    <Toaster
      label={t('toasts.region')}
      dismissLabel={t('toasts.dismiss')}
      toasts={toasts}
      timeout={toastTimeout}
      onDismiss={(id) => dismiss(Number(id))}
    />
  );
}
