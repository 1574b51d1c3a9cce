import { type ComponentPropsWithRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { useTopPlace } from '../../behaviour/popup-place';
import { classNames } from '../../class-names';
import type { ToastListProps } from './toast';
import s from './toaster.module.css';
import { WaitingToasts } from './waiting-toasts';

const timed = onDemand(() => import('./timed-toasts').then((file) => file.TimedToasts));

export interface ToasterProps extends ToastListProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How long a message stays, in milliseconds; its time stands still while it is pointed at, focused, or the window is away. */
  timeout: number;
  /** How many show at once; older ones step aside. Three by default. */
  most?: number | undefined;
}

/**
 * Short messages in the corner, newest last, above everything, dialogs too. The caller holds the list; `onDismiss` says
 * which one has gone, by time, by its button or by Escape. F6 leads to them and back. Errors interrupt a screen reader.
 *
 * What counts the time is fetched with the first message; until it is there, and where it cannot be had, messages stay until
 * they are dismissed.
 */
export const Toaster = (props: ToasterProps) => {
  const { label, toasts, dismissLabel, onDismiss, timeout, most = 3, className, ...rest } = props;
  const { part: Timed } = useOnDemand(timed, toasts.length);
  const place = useTopPlace();
  // Screen readers hear what is put into a region that was there before.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const list = { label, toasts, dismissLabel, onDismiss };
  return (
    <>
      {createPortal(
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
