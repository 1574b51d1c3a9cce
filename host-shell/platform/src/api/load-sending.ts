import { ApiError } from './api-error';

type Sending = typeof import('./sending');

let sending: Sending | undefined;

/**
 * Loads what sends calls: the table of their paths, and how they are repeated. A guest's first page has the answers that
 * it shows, so it does not wait for this.
 * @throws {ApiError} without a network.
 */
export async function loadSending(): Promise<Sending> {
  try {
    // Loaded again by the next call if it fails.
    sending ??= await import('./sending');
    return sending;
  } catch (cause) {
    throw new ApiError('network.offline', 0, 'The code of calls could not be loaded', { cause });
  }
}
