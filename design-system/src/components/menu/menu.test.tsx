import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu';

const items = [{ id: 'edit', label: 'Edit', onSelect: vi.fn() }];
const loaded = () => act(() => vi.dynamicImportSettled());

it('handles a press that came before its code had loaded', async () => {
  render(<Menu label="Actions" items={items} />);
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole('button', { name: 'Actions' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('menu')).toBeNull();
  await loaded();
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeTruthy();
});

it('closes on a second press of its button', async () => {
  render(<Menu label="Actions" items={items} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  fireEvent.click(button);
  await loaded();
  await screen.findByRole('menu');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('can be controlled by its parent', async () => {
  const change = vi.fn();
  render(<Menu label="Actions" items={items} open={false} onOpenChange={change} />);
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(change).toHaveBeenCalledWith(true);
  await loaded();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('passes ref and attributes to the button', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Menu ref={ref} label="Actions" items={items} id="actions" data-row="7" />);
  expect(ref.current?.id).toBe('actions');
  expect(ref.current?.dataset.row).toBe('7');
});
