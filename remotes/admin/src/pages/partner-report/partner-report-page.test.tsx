import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { partners } from '../../testing/reports';
import { PartnerReportPage } from './partner-report-page';

afterEach(closeScreen);

test('lists partners with the most hours first, and adds them up', async () => {
  await openScreen({
    screen: <PartnerReportPage />,
    at: '/admin/reports/partner?period=all',
    api: { reportPartner: () => [...partners] },
  });
  const names = (await screen.findAllByRole('rowheader')).map((header) => within(header).getByRole('link').textContent);
  expect(names).toEqual(['Fixarkollektivet', 'Matlådan', 'Läxhjälpen']);
  const sums = within(screen.getByRole('group', { name: 'Sums of the period' }));
  expect(sums.getByText('154.5')).toBeDefined();
  expect(sums.getByText('2 took part')).toBeDefined();
});
