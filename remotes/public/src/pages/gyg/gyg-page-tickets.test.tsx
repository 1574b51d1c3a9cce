import { buildGygPage, buildGygProfile } from '@gyg/contract/testing';
import { buildConfig, type FakeHandlers } from '@gyg/platform/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { GygPage } from './gyg-page';

afterEach(closeScreen);

const getGygProfile = () => buildGygProfile({ gygPage: buildGygPage({ 'settings.billettoEventId': '410205' }) });
const open = (api: FakeHandlers = {}) =>
  openScreen({ screen: <GygPage />, pattern: '/gygs/:gygId', at: '/gygs/gyg-shore', api: { getGygProfile, ...api } });

test('tickets of the configured provider are loaded only once the visitor agrees', async () => {
  const { user } = await open({ getConfig: () => buildConfig({ tickets: { provider: 'Billetto' } }) });
  const show = await screen.findByRole('button', { name: 'Show tickets' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(show);
  expect(screen.getByTitle('Tickets from Billetto').getAttribute('src')).toBe('/tickets/410205?lang=en');
});

test('tickets are not mentioned where no provider is configured', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show tickets' })).toBeNull();
});
