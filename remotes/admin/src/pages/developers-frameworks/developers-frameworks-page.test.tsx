import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { DevelopersFrameworksPage } from './developers-frameworks-page';

afterEach(closeScreen);

test('each framework and editor has code that names this platform, and code in backticks is code', async () => {
  await openScreen({ screen: <DevelopersFrameworksPage />, at: '/developers/frameworks' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining([
      'React 19',
      'Vue 3',
      'Svelte 5',
      'Angular',
      'WordPress',
      'Squarespace',
      'Wix',
      'Webflow',
      'Drupal',
    ]),
  );
  const codes = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent ?? '');
  expect(codes).toHaveLength(names.length);
  for (const code of codes) expect(code).toContain(location.origin);
  expect(screen.getByText('CUSTOM_ELEMENTS_SCHEMA', { selector: 'code' })).toBeTruthy();
});
