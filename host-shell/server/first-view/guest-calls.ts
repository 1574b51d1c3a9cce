import type { AskAsGuest } from '@gyg/api';
import type { AnswerCall } from './rendering-thread';

const mountPath = '/api';

/** Makes the calls of pages that are rendered, without a token: what a guest may not see never appears in them. */
export function createGuestCalls(ask: AskAsGuest): AnswerCall {
  return async (path) =>
    path.startsWith(`${mountPath}/`) ? ask(path.slice(mountPath.length)) : { status: 404, body: '{}' };
}
