import { ApiError, errorOf, isApiError } from '@gyg/contract/client';
import { isHTTPError, isTimeoutError } from 'ky';

export {
  /**
   * A failed call. `code` is stable and pages translate it; `reason`, `fields` and `requestId` are what the API says of it;
   * `status` is 0 if there was no response. Check for it with `isApiError`, not `instanceof`: federated bundles may contain
   * several copies of the class.
   */
  ApiError,
  /** Whether a thrown value is an error response of the API. */
  isApiError,
} from '@gyg/contract/client';

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
  if (isTimeoutError(thrown)) return new ApiError('network.timeout', 0, 'No response in time', { cause: thrown });
  if (signal?.aborted) return new ApiError('request.aborted', 0, 'Cancelled', { cause: thrown });
  return new ApiError('network.offline', 0, 'The server could not be reached', { cause: thrown });
}
