import { toast, useErrorText } from '@gyg/platform';
import { useRenewCalendar } from '../api/calendar';

/** Makes or renews the address; a message says if it fails. */
export function useRenewing(userId: string) {
  const errorText = useErrorText();
  const { mutate, isPending } = useRenewCalendar(userId);
  const renew = (onSuccess?: () => void) =>
    mutate(undefined, {
      onSuccess: () => onSuccess?.(),
      onError: (thrown) => {
        const { text, detail } = errorText(thrown);
        toast.error(text, detail);
      },
    });
  return { renew, isPending };
}
