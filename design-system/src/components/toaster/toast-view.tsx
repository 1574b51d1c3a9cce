import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { ToastMessage } from './toast';
import s from './toaster.module.css';

const icons = { success: 'check', info: 'info', warning: 'alert', error: 'alert' } as const;

interface ToastViewProps {
  toast: ToastMessage;
  text: ReactNode;
  detail: ReactNode;
  onDone: () => void;
  close: ReactNode;
}

/** What a message looks like: icon, words, what can be done, the way to be rid of it. */
export const ToastView = ({ toast, text, detail, onDone, close }: ToastViewProps) => (
  <>
    <Icon name={icons[toast.tone]} className={s.icon} />
    {/* Errors interrupt; what merely informs waits its turn in the region around. */}
    <div className={s.words} role={toast.tone === 'error' ? 'alert' : undefined}>
      {text}
      {detail}
    </div>
    {toast.action && (
      <Button
        variant="quiet"
        size="sm"
        className={s.action}
        onClick={() => {
          toast.action?.onAction();
          onDone();
        }}
      >
        {toast.action.label}
      </Button>
    )}
    {close}
  </>
);
