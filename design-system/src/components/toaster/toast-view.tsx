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

/** The content of a message: icon, text, action, close button. */
export const ToastView = ({ toast, text, detail, onDone, close }: ToastViewProps) => (
  <>
    <Icon name={icons[toast.tone]} className={s.icon} />
    {/* Errors are alerts; other messages are announced politely by the region around. */}
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
