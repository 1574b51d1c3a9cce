import type { RenderedMail } from '../templates';

/** A mail as it leaves. `id` stays the same over retries. */
export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
}

/** Hands one mail over; rejects when it did not leave. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;
