import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ListDetail } from './list-detail';

it('are links in a named landmark, one of them current, and the detail outside it', () => {
  const root = createRef<HTMLDivElement>();
  const items = [
    { href: '#summer', title: 'Summer', note: '6 gygs', media: <img src="data:," alt="Sea" />, current: true },
    { href: '#winter', title: 'Winter' },
  ];
  render(
    <ListDetail ref={root} id="catalogues" label="Catalogues" items={items} foot="3 of 3">
      <h2>Detail</h2>
    </ListDetail>,
  );
  const list = within(screen.getByRole('navigation', { name: 'Catalogues' }));
  expect(list.getByRole('link', { name: 'Summer 6 gygs', current: 'page' })).toBeTruthy();
  expect(list.getByRole('link', { name: 'Winter' }).hasAttribute('aria-current')).toBe(false);
  expect(list.getByText('3 of 3')).toBeTruthy();
  expect(list.queryByRole('heading')).toBeNull();
  expect([screen.getByRole('heading').textContent, root.current?.id]).toEqual(['Detail', 'catalogues']);
});

it('marks an item whose detail is shown without being named, but it is not the current one', () => {
  render(
    <ListDetail label="Requests" items={[{ href: '#first', title: 'First', shown: true }]}>
      Detail
    </ListDetail>,
  );
  const link = screen.getByRole('link', { name: 'First' });
  expect([link.hasAttribute('aria-current'), link.hasAttribute('data-shown')]).toEqual([false, true]);
});
