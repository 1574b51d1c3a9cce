import { toast } from './toasts';

/** Copies a text to the clipboard, and shows one of two translated messages as a toast. Never rejects. */
export async function copyText(text: string, { done, failed }: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    // The clipboard is not available without https, or if the user denied permission.
    toast.error(failed);
  }
}
