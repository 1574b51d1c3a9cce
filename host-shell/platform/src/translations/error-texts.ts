import type { BookingFailureReason, ErrorCode } from '@gyg/contract/errors';
import type { LocalErrorCode } from '../api/api-error';

/** An error code as a text key: dots become underscores, because i18next reads dots as nesting. */
export type ErrorKey<Code extends string> = Code extends `${infer Head}.${infer Tail}`
  ? `${Head}_${ErrorKey<Tail>}`
  : Code;

type Keys = ErrorKey<ErrorCode | LocalErrorCode> | `booking_failed_${BookingFailureReason}` | 'unexpected';

/**
 * The type of the error messages: one for each error code, each reason of a failed booking, and errors without a code.
 * One that is missing does not compile, nor one of a code that does not exist.
 */
export type ErrorTexts<Texts> = Record<Keys, string> & { [Extra in Exclude<keyof Texts, Keys>]: never };
