import { PlatformProvider, startTestTexts } from '@gyg/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AreaUnavailable } from '../federation/load-area';
import { en } from '../translations/en';
import { sv } from '../translations/sv';
import { AreaFailure } from './area-failure';

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
