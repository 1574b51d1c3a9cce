import { ApiError } from '@gyg/contract/client';
import { readRecord, textIn } from './codec';

const [width, height] = [420, 740];
/** Milliseconds between looks at the window, which does not tell that it was closed. */
const pause = 400;
/** A window that seems closed so soon was cut from this page by its policy (COOP), and cannot hand anything over. */
const cutWithin = 1_500;
const longest = 30 * 60_000;

/** Opens an empty window over this one; undefined where the browser blocks it. Call it in a click handler. */
export function openWindow(): Window | undefined {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return window.open('', '', `popup,width=${width},height=${height},left=${left},top=${top}`) ?? undefined;
}

/**
 * Waits for the code that the platform's page in the window hands over. Trusts only messages of that window, from the
 * platform, with the login's state. Throws ApiError.
 */
export function codeFrom(opened: Window, { platform, state }: { platform: string; state: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const began = Date.now();
    let closedBefore = false;
    const end = (settle: () => void) => {
      removeEventListener('message', listen);
      clearInterval(clock);
      settle();
    };
    const fail = (code: string) => end(() => reject(new ApiError(code)));
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== opened || origin !== platform) return;
      const message = readRecord(data);
      if (message.gyg !== 'login' || message.state !== state) return;
      const code = textIn(message, 'code');
      if (code) end(() => resolve(code));
      else fail(textIn(message, 'error') || 'login.failed');
    };
    const look = () => {
      const waited = Date.now() - began;
      // The message of a window that has just closed may still be on its way.
      if (opened.closed && closedBefore) fail(waited < cutWithin ? 'window.blocked' : 'login.cancelled');
      else if (waited > longest) fail('login.expired');
      closedBefore = opened.closed;
    };
    const clock = setInterval(look, pause);
    addEventListener('message', listen);
  });
}
