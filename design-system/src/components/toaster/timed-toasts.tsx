import { Toast } from '@base-ui/react/toast';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button';
import type { ToastListProps, ToastMessage } from './toast';
import { ToastView } from './toast-view';
import s from './toaster.module.css';
import { useSameToasts } from './use-same-toasts';

interface TimedToastsProps extends ToastListProps {
  /** The element that the messages are rendered into; moving it does not restart the timers. */
  region: HTMLElement;
  timeout: number;
  most: number;
}

/** The messages with their timers. The library handles pausing, swiping, F6, Escape and focus. */
export const TimedToasts = ({ timeout, most, ...list }: TimedToastsProps) => (
  <Toast.Provider timeout={timeout} limit={most}>
    <Shown {...list} />
  </Toast.Provider>
);

/** The region around announces the messages; the library would announce them a second time. */
const silent = { 'aria-live': undefined, 'aria-atomic': undefined, 'aria-relevant': undefined };

const Shown = ({ region, label, toasts, dismissLabel, onDismiss }: Omit<TimedToastsProps, 'timeout' | 'most'>) => {
  const manager = Toast.useToastManager<ToastMessage>();
  useSameToasts(manager, toasts, onDismiss);
  return createPortal(
    <Toast.Viewport className={s.list} aria-label={label} {...silent}>
      {manager.toasts.toReversed().map((shown) => {
        const toast = shown.data;
        if (!toast) return null;
        return (
          <Toast.Root
            key={shown.id}
            className={s.toast}
            toast={shown}
            data-tone={toast.tone}
            swipeDirection={['right', 'down']}
          >
            <ToastView
              toast={toast}
              text={<Toast.Title className={s.text} render={<p />} />}
              detail={toast.detail && <Toast.Description className={s.detail} />}
              onDone={() => manager.close(shown.id)}
              close={
                <Toast.Close
                  aria-hidden={undefined}
                  render={<IconButton icon="close" label={dismissLabel} aria-label={dismissLabel} />}
                />
              }
            />
          </Toast.Root>
        );
      })}
    </Toast.Viewport>,
    region,
  );
};
