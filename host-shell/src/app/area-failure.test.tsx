import { PlatformProvider, startTestTexts } from '@gyg/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AreaUnavailable } from '../remotes/load-area';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { AreaFailure } from './area-failure';

afterEach(() => void vi.restoreAllMocks());

const shell = [{ name: 'shell', texts: { en, sv } }];

test.each([
  ['down', 'en', 'This part is not available right now', 'Try again'],
  ['outdated-page', 'en', 'There is a newer version of this page', 'Refresh the page'],
  ['outdated-page', 'sv', 'Det finns en nyare version av den här sidan', 'Ladda om sidan'],
  ['outside-range', 'en', 'This part does not fit the rest of the site right now', undefined],
  ['outside-range', 'sv', 'Den här delen passar inte ihop med resten av sajten just nu', undefined],
] as const)('a remote that is %s offers only actions that can help (%s)', async (reason, language, title, action) => {
  await startTestTexts(language, shell);
  render(
    <PlatformProvider areas={shell} language={language}>
      <AreaFailure failure={new AreaUnavailable('booking', reason)} onRetry={vi.fn()} />
    </PlatformProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(action ? [action] : []);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  if (reason !== 'outdated-page') expect(document.body.textContent).not.toMatch(/reload|refresh|ladda om/i);
});

test.each([
  new AreaUnavailable('booking', 'down'),
  Object.assign(new Error('Loading CSS chunk 9450 failed.'), { name: 'ChunkLoadError' }),
])('code that did not load without a network says so, and loads when the network is back (%s)', async (failure) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  await startTestTexts('en', shell);
  render(
    <PlatformProvider areas={shell}>
      <AreaFailure failure={failure} onRetry={onRetry} />
    </PlatformProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are offline');
  expect(onRetry).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledOnce();
});
