import { callOptions, useLocation, useQuery } from '@gyg/platform';
import { buildConfig, fakeApi, PlatformProvider, setTestSession, startTestTexts } from '@gyg/platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from '../../app/frame';
import en from '../../translations/en.json';
import sv from '../../translations/sv.json';

const shell = [{ name: 'shell', texts: { en, sv } }];
const minute = 60_000;
let siteDown = false;
let online = true;
let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  siteDown = false;
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setTestSession();
  api = fakeApi({ getConfig: () => buildConfig({ siteDown }), listGoals: () => ({ sdgs: [] }) });
  await startTestTexts('en', shell);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  api.restore();
});

/** Shows the address, and a request of the page. */
function Page() {
  const { pathname, search } = useLocation();
  const { status } = useQuery({ ...callOptions('listGoals', {}), retry: false });
  return (
    <output>
      {pathname + search} {status}
    </output>
  );
}
async function open(at: string) {
  await act(async () =>
    render(
      <PlatformProvider areas={shell} at={at}>
        <Frame table={{}} />
        <Page />
      </PlatformProvider>,
    ),
  );
  await waitFor(() => expect(screen.getByText(/success/)).toBeTruthy());
}
const shown = () => document.querySelector('output')?.textContent;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('an open page leaves within a minute of the site going down, and returns within a minute of its end', async () => {
  await open('/search?q=soup');
  siteDown = true;
  await pass(minute);
  await waitFor(() => expect(shown()).toBe('/static/sitedown success'));
  siteDown = false;
  await pass(minute);
  await waitFor(() => expect(shown()).toBe('/search?q=soup success'));
});

test('open pages ask at most twice a minute, and not at all while hidden', async () => {
  const asked = () => api.calls.filter(({ name }) => name === 'getConfig').length;
  await open('/search');
  const before = asked();
  await pass(minute);
  expect(asked() - before).toBe(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  const hidden = asked();
  await pass(5 * minute);
  expect(asked()).toBe(hidden);
});

test('the maintenance page stays while the site is up', async () => {
  await open('/static/sitedown');
  await pass(minute);
  expect(shown()).toBe('/static/sitedown success');
});

test('a page that is offline says so, keeps what it shows, and stops saying so when the network is back', async () => {
  await open('/search');
  online = false;
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline')).toBeTruthy();
  expect(shown()).toBe('/search success');
  online = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('a request that got no response is repeated when the platform can be reached again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await act(async () =>
    render(
      <PlatformProvider areas={shell} at="/search">
        <Frame table={{}} />
        <Page />
      </PlatformProvider>,
    ),
  );
  await pass(minute);
  expect(shown()).toBe('/search error');
  expect(screen.getByText('We cannot reach Gyg')).toBeTruthy();
  vi.mocked(globalThis.fetch).mockRestore();
  await pass(minute);
  await waitFor(() => expect(shown()).toBe('/search success'));
  expect(screen.queryByText('We cannot reach Gyg')).toBeNull();
});
