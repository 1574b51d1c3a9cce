import { type ComponentPropsWithRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useTopPlace } from '../../behaviour/popup-place';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import type { ToastListProps } from './toast';
import { ToastView } from './toast-view';
import s from './toaster.module.css';

const timed = onDemand(() => import('./timed-toasts').then((file) => file.TimedToasts));

export interface ToasterProps extends ToastListProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * How long a message is shown, in milliseconds; the timer pauses on hover, on focus, and while the window has no
   * focus.
   */
  timeout: number;
  /** The maximum number of visible messages; older ones are hidden. 3 by default. */
  most?: number | undefined;
}

/**
 * Short messages in the corner, newest last, above everything, including dialogs. The parent holds the list;
 * `onDismiss` is called when a message is dismissed by its timer, its button or Escape. F6 moves the focus to them and
 * back. Errors interrupt a screen reader.
 *
 * The timers' code loads with the first message; until then, and if loading fails, messages stay until they are
 * dismissed.
 */
export const Toaster = (props: ToasterProps) => {
  const { label, toasts, dismissLabel, onDismiss, timeout, most = 3, className, ...rest } = props;
  const { part: Timed } = useOnDemand(timed, toasts.length);
  const place = useTopPlace();
  // Screen readers announce changes only in a region that already existed.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const list = { label, toasts, dismissLabel, onDismiss };
  return (
    <>
      {place &&
        createPortal(
          <div className={classNames(s.region, className)} aria-live="polite" {...rest}>
            <div ref={setRegion} />
          </div>,
          place,
        )}
      {region && Timed && <Timed {...list} region={region} timeout={timeout} most={most} />}
      {region &&
        !Timed &&
        toasts.length > 0 &&
        createPortal(<WaitingToasts {...list} toasts={toasts.slice(-most)} />, region)}
    </>
  );
};

/** The messages without timers: until the library has loaded, or if loading fails. */
const WaitingToasts = ({ label, toasts, dismissLabel, onDismiss }: ToastListProps) => (
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
