import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TabPanels } from './tab-panels';

const items = [
  { id: 'link', label: 'Link', content: 'Send the address' },
  { id: 'frame', label: 'Frame', content: 'Paste the frame' },
];

it('opens by press before the code for arrow keys has loaded, and then keeps tab and focus', async () => {
  render(<TabPanels label="How" items={items} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Frame' }));
  expect(screen.getByRole('tabpanel', { name: 'Frame' }).textContent).toBe('Paste the frame');
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('tabpanel', { name: 'Frame' }).textContent).toBe('Paste the frame');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Frame' }));
});

it('can be controlled by its parent', async () => {
  const change = vi.fn();
  render(<TabPanels label="How" items={items} value="link" onValueChange={change} />);
  await act(() => vi.dynamicImportSettled());
  await userEvent.click(screen.getByRole('tab', { name: 'Frame' }));
  expect(change).toHaveBeenCalledWith('frame');
  expect(screen.getByRole('tabpanel').textContent).toBe('Send the address');
});
