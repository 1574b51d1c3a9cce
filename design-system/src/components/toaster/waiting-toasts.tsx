import { IconButton } from '../button/icon-button';
import type { ToastListProps } from './toast';
import { ToastView } from './toast-view';
import s from './toaster.module.css';

/** The messages without timers: until the library has loaded, or if loading fails. */
export const WaitingToasts = ({ label, toasts, dismissLabel, onDismiss }: ToastListProps) => (
  <section className={s.list} aria-label={label} data-waiting="true">
    {toasts.map((toast) => (
      <div key={toast.id} className={s.toast} data-tone={toast.tone}>
        <ToastView
          toast={toast}
          text={<p className={s.text}>{toast.text}</p>}
          detail={toast.detail && <p className={s.detail}>{toast.detail}</p>}
          onDone={() => onDismiss(toast.id)}
          close={<IconButton icon="close" label={dismissLabel} onClick={() => onDismiss(toast.id)} />}
        />
      </div>
    ))}
  </section>
);
