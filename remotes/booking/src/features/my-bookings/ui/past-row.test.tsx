import { PlatformProvider } from '@gyg/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allTexts } from '../../../testing/all-texts';
import { pastBooking } from '../../../testing/my-bookings';
import { PastRow } from './past-row';

test('the host’s thanks and a certificate have their place in the row', async () => {
  render(
    <PlatformProvider areas={[allTexts]}>
      <ul>
        <PastRow
          entry={pastBooking('one', 3)}
          thanks={{ text: 'You fixed nine bicycles!', by: 'Petra, Fixarkollektivet' }}
          certificate={<a href="/certificate">Certificate</a>}
        />
      </ul>
    </PlatformProvider>,
  );
  expect((await screen.findByText(/You fixed nine bicycles!/)).textContent).toBe(
    'Thanks from Petra, Fixarkollektivet: You fixed nine bicycles! Petra, Fixarkollektivet',
  );
  expect(screen.getByRole('link', { name: 'Certificate' })).toBeTruthy();
});
