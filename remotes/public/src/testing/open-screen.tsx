import { useLocation } from '@gyg/platform';
import {
  buildConfig,
  type FakeApi,
  type FakeHandlers,
  fakeApi,
  PlatformProvider,
  setTestSession,
  startTestTexts,
} from '@gyg/platform/testing';
import { cleanup, screen as page, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import area from '../remote-entry';
import { fakeDialog } from './fake-dialog';

export interface OpenScreen {
  screen: ReactNode;
  pattern?: string;
  at?: string;
  /** The state of the history entry. */
  state?: unknown;
  language?: 'en' | 'sv';
  /** Who is here; a guest unless given. */
  session?: Parameters<typeof setTestSession>[0];
  api?: FakeHandlers;
}

fakeDialog();

/** The screen while its path is shown, as the shell would do it, and the address itself. */
function Stage({ path, children }: { path: string | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {(path === undefined || path === pathname) && children}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

/** Where one is now, while the screen's pattern still fits. */
export const address = () => page.getByTestId('address').textContent;

let opened: FakeApi[] = [];

/** Removes the screen and ends its fake API; call after each test, which fails if a call had no handler. */
export function closeScreen(): void {
  cleanup();
  const fakes = opened;
  opened = [];
  for (const fake of fakes) fake.restore();
}

/** Shows one screen as the shell would, over a fake API; returns the user in front of it and the calls. */
export async function openScreen(opening: OpenScreen) {
  const { screen, pattern = '*', at = '/', state, language = 'en', session = {}, api = {} } = opening;
  await startTestTexts(language, [area]);
  const fake = fakeApi({ getConfig: () => buildConfig(), ...api });
  opened.push(fake);
  setTestSession(session);
  const { unmount } = render(
    <PlatformProvider areas={[area]} language={language} pattern={pattern} at={at} state={state}>
      <Stage path={pattern === '*' ? at.split('?')[0] : undefined}>{screen}</Stage>
    </PlatformProvider>,
  );
  return { user: userEvent.setup(), calls: fake.calls, unmount };
}
