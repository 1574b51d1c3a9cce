import type { BookingFailureReason, ErrorCode } from '@gyg/contract/errors';
import type { LocalErrorCode } from '../api/api-error';

/** An error code as a key of the texts, where dots would nest: `gyg.missing` is `gyg_missing`. */
export type ErrorKey<Code extends string> = Code extends `${infer Head}.${infer Tail}`
  ? `${Head}_${ErrorKey<Tail>}`
  : Code;

/** A sentence for each code that an answer may have, for each reason of a refused booking, and for what has no code. */
export type ErrorTexts = Readonly<
  Record<ErrorKey<ErrorCode | LocalErrorCode> | `booking_failed_${BookingFailureReason}` | 'unexpected', string>
>;
