import { ApiError, errorOf, isApiError } from '@gyg/contract/client';
import { isHTTPError, isTimeoutError } from 'ky';

/** Error codes that occur only in the browser. */
export type LocalErrorCode =
  | 'network.offline'
  | 'network.timeout'
  | 'request.aborted'
  | 'request.no_endpoint'
  | 'request.no_body'
  | 'request.incomplete';

/** Any failure of a call as an `ApiError`. `signal`: what the caller cancels it with. */
export async function toApiError(thrown: unknown, signal?: AbortSignal): Promise<ApiError> {
  if (isApiError(thrown)) return thrown;
  if (isHTTPError(thrown)) return errorOf(thrown.response);
  if (isTimeoutError(thrown)) return new ApiError('network.timeout', 0, 'No answer in time', { cause: thrown });
  if (signal?.aborted) return new ApiError('request.aborted', 0, 'Cancelled', { cause: thrown });
  return new ApiError('network.offline', 0, 'The server could not be reached', { cause: thrown });
}
