import type { FakeHandlers } from '@gyg/platform/testing';
import { refusal } from '@gyg/platform/testing';
import { screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeDialog } from '../../testing/fake-dialog';
import { shoreApi } from '../../testing/gyg-desk';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { answerRecipients } from '../../testing/recipients';
import { GygRecipientsPage } from './gyg-recipients-page';

const path = '/admin/gygs/gyg-shore/recipients/bookings';
const open = (api: FakeHandlers = {}, query = '') =>
  openScreen({
    screen: <GygRecipientsPage />,
    pattern: '/admin/gygs/:gygId/recipients/bookings',
    at: path + query,
    api: { ...shoreApi, listBeneficiaries: ({ query }) => answerRecipients(query), ...api },
  });
beforeEach(fakeDialog);
afterEach(closeScreen);

describe('The recipients of a gyg', () => {
  test('are found by name and sorted, and the address holds both', async () => {
    const { user, calls } = await open();
    expect(await page.findByRole('row', { name: /Amadou Ceesay.*I come with two children/ })).toBeDefined();
    await user.click(page.getByRole('button', { name: 'Person' }));
    await waitFor(() => expect(address()).toBe(`${path}?sort=name`));
    await user.type(page.getByRole('searchbox', { name: 'Search name or e-mail' }), 'hadi');
    expect(await page.findByRole('heading', { name: 'No recipients match' })).toBeDefined();
    expect(calls.findLast(({ name }) => name === 'listBeneficiaries')?.query).toEqual({
      status: 'ACTIVE',
      sort: 'name:asc',
      keyword: 'hadi',
      page: '0',
    });
    expect(page.getByRole('link', { name: 'Cancelled 1' }).getAttribute('href')).toBe(
      `${path}?tab=cancelled&q=hadi&sort=name`,
    );
  });

  test('with a cancelled place are listed apart, with the reason', async () => {
    await open({}, '?tab=cancelled');
    expect(await page.findByText('Cancelled: I start a new job.')).toBeDefined();
    expect(page.queryByRole('button', { name: /’s place$/ })).toBeNull();
  });

  test('lose their place only with a reason, which is kept if the call fails', async () => {
    let fails = true;
    const { user, calls } = await open({
      cancelBeneficiary: () => (fails ? refusal('server.unavailable') : undefined),
    });
    await user.click(await page.findByRole('button', { name: 'Cancel Selam Tesfay’s place' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Cancel Selam Tesfay’s place?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The boat is full');
    await user.click(dialog.getByRole('button', { name: 'Cancel the place' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The boat is full');
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Cancel the place' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(calls.findLast(({ name }) => name === 'cancelBeneficiary')).toMatchObject({
      params: { gygId: 'gyg-shore', beneficiaryId: 'place-2' },
      body: { reason: 'The boat is full' },
    });
  });
});
