import { useErrorToast } from '@gyg/platform';
import { useRenewCalendar } from '../api/calendar';

/** Creates or renews the address; a toast says if it fails. */
export function useRenewing(userId: string) {
  const errorToast = useErrorToast();
  const { mutate, isPending } = useRenewCalendar(userId);
  const renew = (onSuccess?: () => void) =>
    mutate(undefined, {
      onSuccess: () => onSuccess?.(),
      onError: errorToast,
    });
  return { renew, isPending };
}
