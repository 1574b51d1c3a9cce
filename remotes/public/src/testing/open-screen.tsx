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
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { allTexts } from './all-texts';

export interface OpenScreen {
  screen: ReactNode;
  pattern?: string;
  at?: string;
  /** The state of the history entry. */
  state?: unknown;
  /** Whether another page of the site led to the screen. */
  inside?: boolean;
  language?: 'en' | 'sv';
  /** The session; a guest's by default. */
  session?: Parameters<typeof setTestSession>[0];
  api?: FakeHandlers;
}

/** Renders the screen while its path matches, as the shell does, and the current address. */
function Stage({ path, children }: { path: string | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {(path === undefined || path === pathname) && children}
      <p data-testid="address">{pathname + search}</p>
    </>
  );
}

/** The current address. Available only while the screen's pattern matches. */
export const address = () => page.getByTestId('address').textContent;

/** Without pauses, and without checks of styles, which this DOM does not load. */
const quick = { delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never };

let opened: FakeApi[] = [];

/** Unmounts the screen and ends its fake API. Call it after each test; it fails the test if a call had no handler. */
export function closeScreen(): void {
  cleanup();
  const fakes = opened;
  opened = [];
  for (const fake of fakes) fake.restore();
}

/** Renders a screen as the shell does, with a fake API. Returns the simulated user and the recorded calls. */
export async function openScreen(opening: OpenScreen) {
  const { screen, pattern = '*', at = '/', state, inside = false, language = 'en', session = {}, api = {} } = opening;
  await startTestTexts(language, [allTexts]);
  const fake = fakeApi({ getConfig: () => buildConfig(), ...api });
  opened.push(fake);
  setTestSession(session);
  const { unmount } = render(
    <PlatformProvider areas={[allTexts]} language={language} pattern={pattern} at={at} state={state} inside={inside}>
      <Stage path={pattern === '*' ? at.split('?')[0] : undefined}>{screen}</Stage>
    </PlatformProvider>,
  );
  return { user: userEvent.setup(quick), calls: fake.calls, unmount };
}
