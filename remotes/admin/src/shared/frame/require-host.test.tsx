import { refusal, useToasts } from '@gyg/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftDesk } from '../../testing/edited-gyg';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { RequireHost } from './require-host';

afterEach(closeScreen);

test('says in place that the gyg of a link from outside does not exist', async () => {
  useToasts.setState({ toasts: [] });
  await openScreen({
    screen: <RequireHost waiting="waiting">{({ gyg }) => gyg.title}</RequireHost>,
    pattern: '/admin/gygs/:gygId/edit',
    at: '/admin/gygs/gyg-pots/edit',
    api: { getGygDesk: () => refusal('gyg.missing') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeTruthy();
  expect(screen.getByText(/does not exist/)).toBeTruthy();
  expect(useToasts.getState().toasts).toEqual([]);
});

test('redirects to home with the reason if the user stops hosting the gyg while the page is open', async () => {
  useToasts.setState({ toasts: [] });
  let hosts = true;
  await openScreen({
    screen: <RequireHost waiting="waiting">{({ gyg }) => gyg.title}</RequireHost>,
    pattern: '/admin/gygs/:gygId/edit',
    at: '/admin/gygs/gyg-pots/edit',
    api: { getGygDesk: () => (hosts ? draftDesk() : refusal('gyg.missing')) },
  });
  expect(await screen.findByText('Crab pots to supper')).toBeTruthy();
  hosts = false;
  // The page is fetched again when the user returns to it.
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(screen.queryByText('Crab pots to supper')).toBeNull());
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/does not exist/)]);
});
