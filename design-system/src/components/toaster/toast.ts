export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** One short message. */
export interface ToastMessage {
  id: string | number;
  tone: ToastTone;
  text: string;
  /** Stands quietly below the text: a technical detail, where to go on. */
  detail?: string | undefined;
  /** One thing to do about it ("Undo"); doing it takes the message away. It must be doable elsewhere too: messages go. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** What both views of messages take: the one that waits for the library, and the library's. */
export interface ToastListProps {
  label: string;
  toasts: readonly ToastMessage[];
  dismissLabel: string;
  onDismiss: (id: ToastMessage['id']) => void;
}
