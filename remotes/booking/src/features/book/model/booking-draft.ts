import { readJson, writeJson } from '@gyg/platform';

/** What the tab stores of a booking that is not made yet; the rest is in the address. */
export interface BookingDraft {
  readonly comment: string;
  readonly accepted: boolean;
}

/**
 * The draft of a user's booking at one gyg. It survives a reload, a lost connection and a login, in this tab only. An
 * attempt is a body that was sent and has no response yet: sent again it has the same key, so that it is booked only once.
 */
export function bookingDraft(userId: string, gygId: string) {
  const key = `gyg.booking.${userId}.${gygId}`;
  const stored = () => readJson('tab', key) ?? {};
  const attempt = () => {
    const { sent, attemptKey } = stored();
    return typeof sent === 'string' && typeof attemptKey === 'string' ? { sent, attemptKey } : undefined;
  };
  return {
    read(): BookingDraft {
      const { comment, accepted } = stored();
      return { comment: typeof comment === 'string' ? comment : '', accepted: accepted === true };
    },
    write: ({ comment, accepted }: BookingDraft) => writeJson('tab', key, { ...stored(), comment, accepted }),
    /** The key of a body, as `Idempotency-Key`. */
    keyOf(body: object): string {
      const sent = JSON.stringify(body);
      const last = attempt();
      if (last?.sent === sent) return last.attemptKey;
      const attemptKey = crypto.randomUUID();
      writeJson('tab', key, { ...stored(), sent, attemptKey });
      return attemptKey;
    },
    /** Whether a booking was sent without a response. */
    awaitsResponse: () => attempt() !== undefined,
    /** Ends the attempt, after its response. */
    endAttempt() {
      const { sent: _sent, attemptKey: _key, ...rest } = stored();
      writeJson('tab', key, rest);
    },
    /** Removes everything after the booking is made. */
    clear: () => writeJson('tab', key, undefined),
  };
}
export type Draft = ReturnType<typeof bookingDraft>;
