import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import s from './toaster-view.module.css';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastView {
  id: string | number;
  tone: ToastTone;
  text: string;
  detail?: string | undefined;
}

export interface ToasterViewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the region ("Messages"). */
  label: string;
  toasts: readonly ToastView[];
  dismissLabel: string;
  onDismiss: (id: ToastView['id']) => void;
  /** The pointer or focus is on the messages: their time stands still. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
}

const icons = { success: 'check', info: 'info', warning: 'alert', error: 'alert' } as const;

/** Short messages in the corner, newest last. Only the view: how long they live is the platform's. Errors interrupt a screen reader, the rest waits. */
export const ToasterView = (props: ToasterViewProps) => {
  const { label, toasts, dismissLabel, onDismiss, onPause, onResume, className, ...rest } = props;
  return (
    <section
      className={classNames(s.root, className)}
      aria-label={label}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      {...rest}
    >
      {(['polite', 'assertive'] as const).map((live) => (
        <div key={live} className={s.list} role={live === 'polite' ? 'status' : 'alert'} aria-live={live}>
          {toasts
            .filter((toast) => (toast.tone === 'error') === (live === 'assertive'))
            .map((toast) => (
              <div key={toast.id} className={s.toast} data-tone={toast.tone}>
                <Icon name={icons[toast.tone]} className={s.icon} />
                <div className={s.words}>
                  <p className={s.text}>{toast.text}</p>
                  {toast.detail && <p className={s.detail}>{toast.detail}</p>}
                </div>
                <IconButton icon="close" label={dismissLabel} onClick={() => onDismiss(toast.id)} />
              </div>
            ))}
        </div>
      ))}
    </section>
  );
};
