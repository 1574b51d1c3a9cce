import { ToasterView } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { toastTimeout, useToasts } from '@gyg/platform/internal';
import { useEffect, useState } from 'react';

/** Shows the toasts and lets them go after four seconds, unless pointer or focus rests on them. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const { toasts, dismiss } = useToasts();
  const [paused, setPaused] = useState(false);
  return (
    <>
      {toasts.map(({ id }) => (
        <ToastClock key={id} id={id} paused={paused} />
      ))}
      <ToasterView
        label={t('toasts.region')}
        toasts={toasts}
        dismissLabel={t('toasts.dismiss')}
        onDismiss={(id) => dismiss(Number(id))}
        onPause={() => setPaused(true)}
        onResume={() => setPaused(false)}
      />
    </>
  );
}

/** The four seconds of one toast; they begin anew when it was being read. */
function ToastClock({ id, paused }: { id: number; paused: boolean }) {
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => dismiss(id), toastTimeout);
    return () => clearTimeout(timer);
  }, [paused, id, dismiss]);
  return null;
}
