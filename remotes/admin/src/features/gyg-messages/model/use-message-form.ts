import type { GygDesk } from '@gyg/contract';
import { sendGygMessageBodySchema } from '@gyg/contract/forms';
import { useLocation, useNavigate } from '@gyg/platform';
import { useEffect } from 'react';
import { readChosenBookings } from '../../../shared/chosen-bookings';
import { useKeptValues, useSchemaForm } from '../../../shared/schema-form';
import { usualAudience } from './audiences';

/**
 * The message that is being written. It survives reloads, and takes over the bookings that were chosen in the list.
 * `empty` forgets it after sending.
 */
export function useMessageForm(desk: GygDesk) {
  const emptyMessage = { audience: usualAudience(desk), bookingIds: [], title: '', body: '', replyToMe: false };
  const form = useSchemaForm(sendGygMessageBodySchema, { defaultValues: emptyMessage });
  const forget = useKeptValues(form, `message.${desk.gyg.id}`);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { setValue } = form;
  useEffect(() => {
    const bookingIds = readChosenBookings(state);
    if (bookingIds.length === 0) return;
    setValue('bookingIds', bookingIds, { shouldDirty: true });
    setValue('audience', 'CHOSEN', { shouldDirty: true });
    // Taken over: a reload must not change an audience that was chosen later.
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [state, pathname, navigate, setValue]);
  return {
    form,
    empty: () => {
      form.reset(emptyMessage);
      forget();
    },
  };
}
