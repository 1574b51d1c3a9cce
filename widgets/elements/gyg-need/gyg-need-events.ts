import type { BookingStatus } from '@gyg/contract/enums';

export interface GygNeedBookDetail {
  /** Null for a place as a recipient. */
  needId: string | null;
  gygId: string;
  /** How many items; 1 for a skill or a place. */
  quantity: number;
}

/** The visitor is about to book. Call `preventDefault()` to stop it. */
export class GygNeedBookEvent extends CustomEvent<GygNeedBookDetail> {
  constructor(detail: GygNeedBookDetail) {
    super('gyg-need-book', { detail, bubbles: true, composed: true, cancelable: true });
  }
}

export interface GygNeedBookedDetail {
  bookingId: string;
  /** Null for a place as a recipient. */
  needId: string | null;
  gygId: string;
  /** `PENDING` until the host has accepted it, else `ACTIVE`. */
  status: BookingStatus;
}

/** The visitor has booked. */
export class GygNeedBookedEvent extends CustomEvent<GygNeedBookedDetail> {
  constructor(detail: GygNeedBookedDetail) {
    super('gyg-need-booked', { detail, bubbles: true, composed: true });
  }
}

export type GygNeedCancelledDetail = Omit<GygNeedBookedDetail, 'status'>;

/** The visitor has cancelled their booking. */
export class GygNeedCancelledEvent extends CustomEvent<GygNeedCancelledDetail> {
  constructor(detail: GygNeedCancelledDetail) {
    super('gyg-need-cancelled', { detail, bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'gyg-need-book': GygNeedBookEvent;
    'gyg-need-booked': GygNeedBookedEvent;
    'gyg-need-cancelled': GygNeedCancelledEvent;
  }
}
