export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** One short message. */
export interface ToastMessage {
  id: string | number;
  tone: ToastTone;
  text: string;
  /** Shown in a quiet style below the text: a technical detail, a next step. */
  detail?: string | undefined;
  /**
   * One action ("Undo"); using it dismisses the message. It must be available elsewhere too, since messages disappear.
   */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Props of both implementations: the fallback until the library has loaded, and the library's. */
export interface ToastListProps {
  label: string;
  toasts: readonly ToastMessage[];
  dismissLabel: string;
  onDismiss: (id: ToastMessage['id']) => void;
}
