import { useToasts } from '@gyg/platform/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeScreen } from './open-screen';

/** The query that e-mail and target are carried in from one screen of the account to the next. */
export const carried = '?email=elin%40example.org&target=%2Fgygs%2Fgyg-shore';

/** What the last toast says. */
export const said = () => useToasts.getState().toasts.at(-1)?.text;

/** Before each test of a screen nothing is remembered; afterwards the API and the pool are real again. Give what was mocked. */
export function freshAccountScreens(...mocks: readonly unknown[]) {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    for (const mock of mocks) if (vi.isMockFunction(mock)) mock.mockClear();
  });
  afterEach(() => {
    closeScreen();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
