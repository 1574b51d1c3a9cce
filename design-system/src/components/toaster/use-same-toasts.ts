import type { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import type { ToastMessage } from './toast';

type Manager = Pick<ReturnType<typeof Toast.useToastManager<ToastMessage>>, 'add' | 'close'>;

/** Syncs the library's messages with `toasts`: adds new ones, removes old ones, reports dismissed ones. */
export function useSameToasts(
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
