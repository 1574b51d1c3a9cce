import type { FakeHandlers } from '@gyg/platform/testing';
import { refusal } from '@gyg/platform/testing';
import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { findDialog } from '../../testing/find-dialog';
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
afterEach(closeScreen);

describe('The recipients of a gyg', () => {
  test('are found by name and sorted, the address holds both, and who has answered “I’m coming” is marked', async () => {
    const { user, calls } = await open();
    const rowOf = async (name: string) => (await page.findByText(name)).closest('tr')?.textContent;
    expect(await rowOf('Amadou Ceesay')).toContain('I come with two children');
    expect(await rowOf('Amadou Ceesay')).not.toContain('Has answered “I’m coming”');
    expect(await rowOf('Selam Tesfay')).toContain('Has answered “I’m coming”');
    await user.click(page.getByText('Person', { selector: 'button, button *' }));
    await waitFor(() => expect(address()).toBe(`${path}?sort=name`));
    fireEvent.change(page.getByPlaceholderText('Search name or e-mail'), { target: { value: 'hadi' } });
    expect(await page.findByText('No recipients match')).toBeDefined();
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
    expect(page.queryByLabelText(/’s place$/, { selector: 'button' })).toBeNull();
  });

  test('lose their place only with a reason, which is kept if the call fails', async () => {
    let fails = true;
    const { user, calls } = await open({
      cancelBeneficiary: () => (fails ? refusal('server.unavailable') : undefined),
    });
    await user.click(await page.findByLabelText('Cancel Selam Tesfay’s place'));
    const dialog = await findDialog('Cancel Selam Tesfay’s place?');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The boat is full' } });
    await user.click(dialog.getByText('Cancel the place'));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The boat is full');
    fails = false;
    await user.click(dialog.getByText('Cancel the place'));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(calls.findLast(({ name }) => name === 'cancelBeneficiary')).toMatchObject({
      params: { gygId: 'gyg-shore', beneficiaryId: 'place-2' },
      body: { reason: 'The boat is full' },
    });
  });
});
