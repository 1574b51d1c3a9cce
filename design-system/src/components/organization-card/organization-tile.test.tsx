import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrganizationTile } from './organization-tile';

test('links once, by its name, states the language of the summary, and shows the first three goals', () => {
  render(
    <OrganizationTile
      name="Ren Kust"
      href="/go/ren-kust"
      summary="Vi håller kusten ren."
      summaryLang="sv"
      goals={[14, 6, 13, 12].map((id) => ({ id, label: `Goal ${id}` }))}
    />,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/go/ren-kust');
  expect(screen.getByRole('heading', { level: 2, name: 'Ren Kust' })).toBeTruthy();
  expect(screen.getByText('Vi håller kusten ren.').lang).toBe('sv');
  expect(screen.getAllByRole('img').map((goal) => goal.getAttribute('aria-label'))).toEqual([
    'Goal 14',
    'Goal 6',
    'Goal 13',
  ]);
});
