import { ToasterView } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { toastTimeout, useToasts } from '@gyg/platform/internal';
import { useEffect, useState } from 'react';

/** Shows the toasts and lets them go after four seconds, unless pointer or focus rests on them. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const { toasts, dismiss } = useToasts();
  const [paused, setPaused] = useState(false);
  const oldest = toasts[0]?.id;
  useEffect(() => {
    if (paused || oldest === undefined) return undefined;
    const timer = setTimeout(() => dismiss(oldest), toastTimeout);
    return () => clearTimeout(timer);
  }, [paused, oldest, dismiss]);
  return (
    <ToasterView
      label={t('toasts.region')}
      toasts={toasts}
      dismissLabel={t('toasts.dismiss')}
      onDismiss={(id) => dismiss(Number(id))}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    />
  );
}
