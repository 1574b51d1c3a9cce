import type { BookingFailureReason, ErrorCode } from '@gyg/contract/errors';
import type { LocalErrorCode } from '../api/api-error';

/** An error code as a text key: dots become underscores, because dots in a key separate its steps. */
export type ErrorKey<Code extends string> = Code extends `${infer Head}.${infer Tail}`
  ? `${Head}_${ErrorKey<Tail>}`
  : Code;

/** A message for each error code, for each reason of a failed booking, and for errors without a code. */
type ErrorTexts = Readonly<
  Record<ErrorKey<ErrorCode | LocalErrorCode> | `booking_failed_${BookingFailureReason}` | 'unexpected', string>
>;

/** Codes of the server that pages also find by themselves: `usePageErrorText`. */
export type PageErrorCode = Extract<
  ErrorCode,
  | 'you_do_not_have_permission'
  | 'user.missing'
  | 'gyg.missing'
  | 'org_request.missing_mandatory_values'
  | 'org_request.missing_agree_permission'
>;

/** The messages of errors that a page may have without a response of the server. */
export type FirstErrorTexts = Pick<
  ErrorTexts,
  ErrorKey<LocalErrorCode | PageErrorCode | 'server.unexpected' | 'server.unavailable'> | 'unexpected'
>;

/** All others. */
export type LaterErrorTexts = Omit<ErrorTexts, keyof FirstErrorTexts>;
