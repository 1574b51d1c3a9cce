import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { exampleApi } from '../../testing/widget-example';
import { DevelopersStatesPage } from './developers-states-page';

afterEach(closeScreen);

test('each element has its states in words, and lists, cards and catalogues show theirs', async () => {
  await openScreen({ screen: <DevelopersStatesPage />, at: '/developers/states', api: exampleApi });
  const table = screen.getByRole('table', { name: 'States' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(9);
  expect(within(table).getByText('324 px, more where it is narrower than 480 px')).toBeTruthy();
  await expect
    .poll(() => document.querySelector('gyg-list[empty]')?.getAttribute('organization'))
    .toBe('ren-kust-bohuslan');
  const withFallback = screen.getAllByText('Error, with your fallback').map((caption) => caption.closest('figure'));
  expect(withFallback.map((figure) => figure?.querySelector('a')?.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => '/go/ren-kust-bohuslan'),
  );
});
