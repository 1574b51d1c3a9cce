import type { BookingFailureReason, ErrorCode } from '@gyg/contract/errors';
import type { LocalErrorCode } from '../api/api-error';

/** An error code as a text key: dots become underscores, because i18next reads dots as nesting. */
export type ErrorKey<Code extends string> = Code extends `${infer Head}.${infer Tail}`
  ? `${Head}_${ErrorKey<Tail>}`
  : Code;

/** A message for each error code, for each reason of a failed booking, and for errors without a code. */
export type ErrorTexts = Readonly<
  Record<ErrorKey<ErrorCode | LocalErrorCode> | `booking_failed_${BookingFailureReason}` | 'unexpected', string>
>;
