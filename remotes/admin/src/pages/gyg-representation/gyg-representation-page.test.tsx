import { buildGygDesk } from '@gyg/contract/testing';
import type { FakeHandlers } from '@gyg/platform/testing';
import { screen as page, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { findDialog } from '../../testing/find-dialog';
import { shore, shoreApi } from '../../testing/gyg-desk';
import { hidePage } from '../../testing/hide-page';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { answerRequests, representationRequests } from '../../testing/representation';
import { GygRepresentationPage } from './gyg-representation-page';

const path = '/admin/gygs/gyg-shore/representation';
const answered = () => {
  const [request] = representationRequests;
  if (request === undefined) throw new Error('no request');
  return request;
};
const open = (query = '', api: FakeHandlers = {}) =>
  openScreen({
    screen: <GygRepresentationPage />,
    pattern: '/admin/gygs/:gygId/representation',
    at: path + query,
    api: {
      ...shoreApi,
      listOrganizationRepresentationRequests: ({ query: filters }) => answerRequests(filters),
      acceptRepresentationRequest: answered,
      declineRepresentationRequest: answered,
      ...api,
    },
  });
afterEach(closeScreen);

describe('Requests to represent the host of a gyg', () => {
  test('are answered one by one, and each answer can be taken back', async () => {
    const { user, calls } = await open();
    await user.click(await page.findByLabelText('Accept Selam Tesfay’s request'));
    await user.click(page.getByLabelText('Decline Hanna Ek’s request'));
    await user.click(page.getByLabelText('Undo the answer to Hanna Ek'));
    await hidePage();
    await waitFor(() => expect(page.queryByLabelText(/^Undo/)).toBeNull());
    const answers = calls.filter(({ name }) => name.endsWith('RepresentationRequest'));
    expect(answers.map(({ name, params }) => [name, params.requestId])).toEqual([
      ['acceptRepresentationRequest', 'selam'],
    ]);
    expect(calls.find(({ name }) => name === 'listOrganizationRepresentationRequests')).toMatchObject({
      params: { organizationId: 'org-kust' },
      query: { gygId: 'gyg-shore', status: 'PENDING' },
    });
  });

  test('are revoked only after a dialog that says what it costs', async () => {
    const { user, calls } = await open('?tab=accepted');
    await user.click(await page.findByLabelText('Revoke Jonas Wiik’s approval'));
    const dialog = await findDialog('Revoke Jonas Wiik’s approval?');
    expect(dialog.getByText(/no longer counts for Ren Kust Bohuslän.*gets an e-mail/)).toBeDefined();
    await user.click(dialog.getByText('Revoke'));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(calls.find(({ name }) => name === 'declineRepresentationRequest')?.params).toEqual({ requestId: 'jonas' });
  });

  test('are not shown to gyg managers', async () => {
    const { calls } = await open('', { getGygDesk: () => buildGygDesk({ gyg: shore, isAdmin: false }) });
    expect(await page.findByText('Only administrators can answer')).toBeDefined();
    expect(calls.some(({ name }) => name === 'listOrganizationRepresentationRequests')).toBe(false);
  });
});
