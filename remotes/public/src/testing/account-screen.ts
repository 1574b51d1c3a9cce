import { session } from '@gyg/platform';
import { useToasts } from '@gyg/platform/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeScreen } from './open-screen';

/** The query with email and target that account screens carry from one to the next. */
export const carried = '?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore';

/** The text of the last toast. */
export const lastToast = () => useToasts.getState().toasts.at(-1)?.text;

/** Replaces the redirects to the identity service, which jsdom cannot follow. */
export const signIn = vi.fn<typeof session.signIn>(async () => undefined);
export const signOut = vi.fn<typeof session.signOut>(async () => undefined);

/** Clears the browser storage before each test and restores all mocks after it. */
export function setUpAccountScreens() {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    vi.spyOn(session, 'signIn').mockImplementation(signIn.mockClear());
    vi.spyOn(session, 'signOut').mockImplementation(signOut.mockClear());
  });
  afterEach(() => {
    closeScreen();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
