import { defaultPluginOptions, paths, useSession } from '@gyg/platform';
import { buildConfig, fakeApi, PlatformProvider, startTestTexts } from '@gyg/platform/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { en } from '../../translations/en';
import { sv } from '../../translations/sv';
import { hasFooter } from '../has-footer';
import { groundTheme } from './ground-theme';
import { LiteFrame } from './lite-frame';
import { LiteInvalid } from './lite-invalid';
import { isLitePath } from './lite-path';
import { liteLanguage, prepareLite } from './prepare-lite';

const shell = [{ name: 'shell', texts: { en, sv } }];
let siteDown = false;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  siteDown = false;
  api = fakeApi({ getConfig: () => buildConfig({ siteDown }) });
});
afterEach(() => {
  api.restore();
  for (const base of document.head.querySelectorAll('base')) base.remove();
});
async function open(at: string) {
  await startTestTexts('en', shell);
  await act(async () =>
    render(
      <PlatformProvider areas={shell} at={at}>
        <LiteFrame />
      </PlatformProvider>,
    ),
  );
}

describe('the lite app', () => {
  test('has all paths below its prefix, without the site’s footer', () => {
    expect(isLitePath(paths.pluginGygs('org-kust'))).toBe(true);
    expect([isLitePath('/plugins'), isLitePath('/pluginsx'), isLitePath('/admin/plugins/configure')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([hasFooter('/plugins/o/x/g'), hasFooter('/integrations/x'), hasFooter('/search')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('has no navigation, a “Powered by” footer, and the partner’s background', async () => {
    await open('/plugins/o/org-kust/g?bgColor=%23f6f1e7');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('contentinfo').textContent).toBe('Powered by Gyg');
    expect(screen.getByRole('main').parentElement?.style.backgroundColor).toBe('rgb(246, 241, 231)');
  });

  test('shows that the site is down, without a redirect', async () => {
    siteDown = true;
    await open('/plugins/o/org-kust/g');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Closed for maintenance');
  });

  test('shows the partner that the address is wrong', async () => {
    await startTestTexts('sv', shell);
    render(
      <PlatformProvider areas={shell} language="sv">
        <LiteInvalid />
      </PlatformProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sidan finns inte');
  });
});

describe('a document for a frame', () => {
  test('opens links outside the frame: in the same window, or with win=true in a new one', () => {
    prepareLite(defaultPluginOptions);
    prepareLite({ ...defaultPluginOptions, win: true });
    expect([...document.head.querySelectorAll('base')].map(({ target }) => target)).toEqual(['_top', '_blank']);
  });
  test('has no session', () => {
    prepareLite(defaultPluginOptions);
    const { result } = renderHook(() => useSession(({ status, loginRole }) => `${status} ${loginRole}`));
    expect(result.current).toBe('ready GUEST');
  });
  test('uses the readable theme for the partner’s background, light without one', () => {
    expect([groundTheme(''), groundTheme('f6f1e7'), groundTheme('123'), groundTheme('14202bff')]).toEqual([
      'light',
      'light',
      'dark',
      'dark',
    ]);
  });
  test('uses the partner’s language if one is chosen', () => {
    expect((['sv', 'en'] as const).map((language) => liteLanguage({ ...defaultPluginOptions, language }))).toEqual([
      'sv',
      'en',
    ]);
  });
});
