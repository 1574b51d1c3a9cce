import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { NotificationList, NotificationRow } from './notification-row';

it('has a text for "new" and for the given answer', () => {
  const ref = createRef<HTMLLIElement>();
  render(
    <NotificationList>
      <NotificationRow ref={ref} id="first" title="Your place is booked" unreadLabel="New" answer="You accepted" />
    </NotificationList>,
  );
  expect(screen.getByRole('heading', { level: 2, name: /Your place is booked\s?New/ })).toBeTruthy();
  expect(screen.getByText('You accepted')).toBeTruthy();
  expect([ref.current?.id, ref.current?.dataset.unread]).toEqual(['first', 'true']);
});
