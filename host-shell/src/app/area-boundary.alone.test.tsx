import { PlatformProvider, startTestTexts } from '@gyg/platform/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportFailed } from '../remotes/load-reports';
import { isPageOutdated } from '../remotes/outdated-page';
import en from '../translations/en.json';
import sv from '../translations/sv.json';
import { AreaBoundary } from './area-boundary';

vi.mock('../remotes/runtime', () => ({ loadRemote: vi.fn(), registerEntry: vi.fn() }));
vi.mock('../remotes/outdated-page', () => ({ isPageOutdated: vi.fn() }));
vi.mock('../remotes/load-reports', () => ({ reportFailed: vi.fn(), reportLoaded: vi.fn() }));

const shell = [{ name: 'shell', texts: { en, sv } }];
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await startTestTexts('en', shell);
});

function show(failure: Error): void {
  function Screen(): never {
    throw failure;
  }
  render(
    <PlatformProvider areas={shell}>
      <AreaBoundary name="booking" at="/">
        <Screen />
      </AreaBoundary>
    </PlatformProvider>,
  );
}

test('a file that does not load makes its area unavailable, and is reported', async () => {
  vi.mocked(isPageOutdated).mockResolvedValue(false);
  show(missing);
  expect(await screen.findByRole('heading', { name: 'This part is not available right now' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(reportFailed).toHaveBeenCalledWith('booking', missing);
});

test('a file that is gone because the page is outdated asks for a reload', async () => {
  vi.mocked(isPageOutdated).mockResolvedValue(true);
  show(missing);
  expect(await screen.findByRole('button', { name: 'Refresh the page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a screen that throws has failed, however old the page is', async () => {
  vi.mocked(isPageOutdated).mockResolvedValue(true);
  show(new Error('a mistake'));
  expect(await screen.findByRole('heading', { name: 'This page failed' })).toBeTruthy();
});
