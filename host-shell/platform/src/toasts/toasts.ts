import { create } from 'zustand';

/** How long a toast is shown, in milliseconds. */
export const toastTimeout = 4_000;

export type ToastTone = 'info' | 'success' | 'error';
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** The technical detail below the message, such as `409: …`. */
  readonly detail?: string;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  readonly add: (toast: Omit<Toast, 'id'>) => void;
  readonly dismiss: (id: number) => void;
}

let next = 1;

/** The current toasts. Only the shell renders them; other code calls `toast`. */
export const useToasts = create<ToastState>()((set) => ({
  toasts: [],
  add: (toast) => {
    const id = next;
    next += 1;
    set((state) => ({ toasts: [...state.toasts.slice(-3), { ...toast, id }] }));
  },
  dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
}));

const add = (tone: ToastTone) => (text: string, detail?: string) =>
  useToasts.getState().add(detail === undefined ? { tone, text } : { tone, text, detail });

/** Shows a toast for four seconds. Pass a translated message. */
export const toast = { info: add('info'), success: add('success'), error: add('error') } as const;
