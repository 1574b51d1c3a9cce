import { readJson, writeJson } from '@gyg/platform';

/** What this tab keeps of a booking that is not made yet, beside its address. */
export interface BookingDraft {
  readonly comment: string;
  readonly accepted: boolean;
}

/**
 * The draft of a user's booking at one gyg. It survives a reload, a lost line and a login in between, in this tab only.
 * An attempt is a body that was sent and has no answer yet: sent again it has the same key, so that it books once.
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
    /** Whether a booking was sent whose answer never came. */
    isUnanswered: () => attempt() !== undefined,
    /** The attempt has an answer. */
    endAttempt() {
      const { sent: _sent, attemptKey: _key, ...rest } = stored();
      writeJson('tab', key, rest);
    },
    /** Removes everything after the booking is made. */
    clear: () => writeJson('tab', key, undefined),
  };
}
export type Draft = ReturnType<typeof bookingDraft>;
