import {
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  setTestSession,
  useToasts,
} from '@gyg/platform/testing';
import { cleanup, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { allTexts } from './all-texts';

/** The session of a logged-in volunteer. */
export const elin = { loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' } as const;

export interface OpenScreen {
  screen: ReactNode;
  pattern?: string;
  at?: string;
  /** The state of the history entry. */
  state?: unknown;
  /** Whether another page of the site led to the screen. */
  inside?: boolean;
  language?: 'en' | 'sv' | undefined;
  /** Elin's by default; `{}` is a guest's. */
  session?: Parameters<typeof setTestSession>[0];
  api: FakeHandlers;
}

/** Without pauses, and without checks of styles, which this DOM does not load. */
const quick = { delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never };

let opened: FakeApi[] = [];

/** Renders a screen with a fake API. Returns the simulated user, the fake API and `unmount`. */
export function openScreen({ screen, api: handlers, session = elin, ...route }: OpenScreen) {
  useToasts.setState({ toasts: [] });
  const api = fakeApi(handlers);
  opened.push(api);
  setTestSession(session);
  const { unmount } = render(
    <PlatformProvider areas={[allTexts]} {...route} language={route.language ?? 'en'}>
      <main tabIndex={-1}>{screen}</main>
    </PlatformProvider>,
  );
  return { user: userEvent.setup(quick), api, unmount };
}

/**
 * Unmounts the screen, ends its fake API and forgets drafts, which files share. Call it after each test; it fails the test
 * if a call had no handler.
 */
export function closeScreen(): void {
  cleanup();
  sessionStorage.clear();
  const fakes = opened;
  opened = [];
  for (const fake of fakes) fake.restore();
  useToasts.setState({ toasts: [] });
}

/** The calls of an operation since the screen was opened. */
export const callsTo = (name: string) => opened.at(-1)?.calls.filter((call) => call.name === name) ?? [];

/** The bodies of the calls of an operation. */
export const bodies = (name: string) => callsTo(name).map(({ body }) => body);

/** The texts of the toasts so far. */
export const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
