import { useLocation } from '@gyg/platform';
import { type FakeApi, type FakeHandlers, fakeApi } from '@gyg/platform/testing';
import { act, cleanup, screen as page, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminScreen, signInBritta, startTexts } from './admin-screen';
import { frameApi } from './screen-story';

export interface OpenScreen {
  screen: ReactNode;
  pattern?: string;
  at: string;
  language?: 'en' | 'sv';
  /** Differences from Britta in admin mode. */
  session?: Parameters<typeof signInBritta>[0];
  api?: FakeHandlers;
}

/** Renders the screen while its path matches, as the shell does, and the current address. */
function Stage({ path, children }: { path: string | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {(path === undefined || path === pathname) && children}
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

/** The current address. Available only while the screen's pattern matches. */
export const address = () => page.getByLabelText('address').textContent;

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
export async function openScreen({ screen, pattern = '*', at, language = 'en', session, api = {} }: OpenScreen) {
  await startTexts(language);
  const fake = fakeApi({ ...frameApi, ...api });
  opened.push(fake);
  signInBritta(session);
  const site = (
    <AdminScreen at={at} language={language} pattern={pattern}>
      <Stage path={pattern === '*' ? at.split('?')[0] : undefined}>{screen}</Stage>
    </AdminScreen>
  );
  const { unmount } = await act(async () => render(site));
  return { user: userEvent.setup(quick), calls: fake.calls, unmount };
}
