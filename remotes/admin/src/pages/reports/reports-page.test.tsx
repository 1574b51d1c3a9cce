import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { address, closeScreen, openScreen } from '../../testing/open-screen';
import { contributions, partners, reportAnswer } from '../../testing/reports';
import { ReportsPage } from './reports-page';

afterEach(closeScreen);

const rows = (some: boolean) => (some ? contributions : []);

test.each([
  ['given', { given: true, received: true, partner: true }],
  ['received', { given: false, received: true, partner: true }],
  ['partner', { given: false, received: false, partner: true }],
  ['given', { given: false, received: false, partner: false }],
])('opens %s, the first report that has rows: %o', async (opened, has) => {
  await openScreen({
    screen: <ReportsPage />,
    at: '/admin/reports',
    api: {
      reportGiven: ({ body }) => reportAnswer(rows(has.given), body),
      reportReceived: ({ body }) => reportAnswer(rows(has.received), body),
      reportPartner: () => (has.partner ? [...partners] : []),
    },
  });
  await waitFor(() => expect(address()).toBe(`/admin/reports/${opened}`));
});
