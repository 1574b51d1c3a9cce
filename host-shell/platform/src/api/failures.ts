import { ApiError, isApiError } from './api-error';

/** A request without a response in time. */
export class TimedOut extends Error {}

/** Any failure of a call as an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  if (thrown instanceof TimedOut) return new ApiError('network.timeout', 0, 'No answer in time', { cause: thrown });
  if (thrown instanceof DOMException && thrown.name === 'AbortError') {
    return new ApiError('request.aborted', 0, 'Cancelled', { cause: thrown });
  }
  return new ApiError('network.offline', 0, 'The server could not be reached', { cause: thrown });
}
