import { Toaster } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { toastTimeout, useToasts } from '@gyg/platform/internal';

/** Shows the toasts, each for four seconds (specification 9), and tells the platform which have gone. */
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
