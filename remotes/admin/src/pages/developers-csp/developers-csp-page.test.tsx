import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { DevelopersCspPage } from './developers-csp-page';

afterEach(closeScreen);

test('each kind of strict page has its policy, for this platform', async () => {
  await openScreen({ screen: <DevelopersCspPage />, at: '/developers/csp' });
  const code = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).closest('section')?.querySelector('pre')?.textContent ?? '';
  expect(code('By address')).toContain(`connect-src ${location.origin};`);
  expect(code('Nonce with strict-dynamic')).toContain("'strict-dynamic'");
  expect(code('Trusted Types')).toContain("require-trusted-types-for 'script'");
  expect(code('Isolated pages (COEP)')).toContain('credentialless');
  expect(code('Frames')).toBe(`frame-src ${location.origin}`);
});
