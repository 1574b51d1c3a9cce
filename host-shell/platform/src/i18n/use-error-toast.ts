import { toast } from '../toasts/toasts';
import { useErrorText } from './use-error-text';

/** Returns a function that shows anything thrown by a call as a toast in the user's language. */
export function useErrorToast(): (thrown: unknown) => void {
  const errorText = useErrorText();
  return (thrown) => {
    const { text, detail } = errorText(thrown);
    toast.error(text, detail);
  };
}
