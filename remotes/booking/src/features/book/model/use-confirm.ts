import type { CallInput } from '@gyg/platform';
import { useRef } from 'react';
import { useCreateBooking } from '../api/create-booking';
import { findOwnBooking } from '../api/find-own-booking';
import type { Draft } from './booking-draft';
import { type BookingRefusal, isLost, toRefusal } from './booking-refusal';

/** The result of an attempt. `waits`: the host has to accept it. `fresh` is false for an earlier booking. */
export type Outcome =
  | { kind: 'booked'; id: string; waits: boolean; fresh: boolean }
  | { kind: 'refused'; refusal: BookingRefusal; thrown: unknown };

/**
 * Books only once: while an attempt runs, further calls do nothing, and an attempt whose response was lost is sent again
 * with its key. If the user has booked the need already, that booking is the result.
 */
export function useConfirm(draft: Draft) {
  const creating = useCreateBooking();
  const isSending = useRef(false);

  const existing = async ({ params, body }: CallInput<'createBooking'>, thrown: unknown): Promise<Outcome> => {
    try {
      const id = await findOwnBooking(params.gygId, body.gygPositionId);
      if (id !== undefined) return { kind: 'booked', id, waits: false, fresh: false };
    } catch (failed) {
      return { kind: 'refused', refusal: toRefusal(failed), thrown: failed };
    }
    return { kind: 'refused', refusal: { kind: 'need', reason: 'already_booked' }, thrown };
  };
  const attempt = async (booking: CallInput<'createBooking'>): Promise<Outcome> => {
    try {
      const { id, status } = await creating.mutateAsync({ booking, key: draft.keyOf(booking.body) });
      return { kind: 'booked', id, waits: status === 'PENDING', fresh: true };
    } catch (thrown) {
      if (!isLost(thrown)) draft.endAttempt();
      const refusal = toRefusal(thrown);
      return refusal.kind === 'booked' ? existing(booking, thrown) : { kind: 'refused', refusal, thrown };
    }
  };

  return {
    busy: creating.isPending,
    /** Sends a booking; undefined while another attempt runs. */
    async send(booking: CallInput<'createBooking'>): Promise<Outcome | undefined> {
      if (isSending.current) return undefined;
      isSending.current = true;
      try {
        const outcome = await attempt(booking);
        if (outcome.kind === 'booked') draft.clear();
        return outcome;
      } finally {
        isSending.current = false;
      }
    },
  };
}
