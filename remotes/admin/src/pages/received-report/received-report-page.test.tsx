import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { contributions, reportAnswer } from '../../testing/reports';
import { ReceivedReportPage } from './received-report-page';

afterEach(closeScreen);

test('shows whom each person represented', async () => {
  await openScreen({
    screen: <ReceivedReportPage />,
    at: '/admin/reports/received',
    api: { reportReceived: ({ body }) => reportAnswer(contributions, body) },
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(within(rows[0] ?? document.body).getByRole('cell', { name: /Ren Kust Bohuslän/ })).toBeDefined();
  expect(within(rows[3] ?? document.body).getByRole('cell', { name: /No organisation/ })).toBeDefined();
});
