import type { AskAsGuest } from '@gyg/api';
import type { RequestAsGuest } from './rendering-thread';

const mountPath = '/api';

/** Makes the requests of pages that are rendered, without a token: what a guest may not see never appears in them. */
export function createGuestRequests(ask: AskAsGuest): RequestAsGuest {
  return async (path) =>
    path.startsWith(`${mountPath}/`) ? ask(path.slice(mountPath.length)) : { status: 404, body: '{}' };
}
