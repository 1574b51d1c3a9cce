import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button';
import type { ToastListProps, ToastMessage } from './toast';
import { ToastView } from './toast-view';
import s from './toaster.module.css';

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

type Manager = Pick<ReturnType<typeof Toast.useToastManager<ToastMessage>>, 'add' | 'close'>;

/** Syncs the library's messages with `toasts`: adds new ones, removes old ones, reports dismissed ones. */
function useSameToasts(
  { add, close }: Manager,
  toasts: readonly ToastMessage[],
  onDismiss: (id: ToastMessage['id']) => void,
): void {
  const shownIds = useRef(new Set<ToastMessage['id']>());
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  // Declared first, so that in strict mode, which mounts twice, each message is added again and its timer restarts.
  useEffect(() => {
    const all = shownIds.current;
    return () => all.clear();
  }, []);
  useEffect(() => {
    const all = shownIds.current;
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const toast of toasts) {
      if (all.has(toast.id)) continue;
      all.add(toast.id);
      add({
        id: String(toast.id),
        title: toast.text,
        description: toast.detail,
        data: toast,
        onClose: () => dismiss.current(toast.id),
      });
    }
    for (const id of all) {
      if (wanted.has(id)) continue;
      all.delete(id);
      close(String(id));
    }
  }, [toasts, add, close]);
}
