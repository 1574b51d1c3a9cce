import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SortableList, type SortableListProps } from './sortable-list';

const texts = {
  instructions: 'Press Space.',
  handle: (name: string) => `Move ${name}`,
  up: (name: string) => `${name} up`,
  down: (name: string) => `${name} down`,
  lifted: () => 'lifted',
  moved: () => 'moved',
  dropped: ({ name, position, total }: { name: string; position: number; total: number }) =>
    `${name} ${position}/${total}`,
  cancelled: () => 'cancelled',
};
const names = ['A', 'B', 'C'];

const List = (props: Partial<SortableListProps<{ id: string }>>) => {
  const [ids, setIds] = useState(names);
  return (
    <SortableList
      label="Order"
      items={ids.map((id) => ({ id }))}
      nameOf={({ id }) => id}
      onOrderChange={setIds}
      texts={texts}
      {...props}
    >
      {({ id }) => <input aria-label={id} />}
    </SortableList>
  );
};
const order = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole('button', { name });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('SortableList', () => {
  it('moves by buttons before dragging has loaded, keeps the focus, and announces the position', async () => {
    render(<List />);
    await userEvent.click(button('A down'));
    expect([order(), announced()]).toEqual([['B', 'A', 'C'], ['A 2/3']]);
    expect(document.activeElement).toBe(button('A down'));
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['B', 'C', 'A']);
    expect(document.activeElement).toBe(button('A down'));
    await act(() => vi.dynamicImportSettled());
  });

  it('stays at its ends, and says where it is', async () => {
    const onOrderChange = vi.fn();
    render(<List onOrderChange={onOrderChange} />);
    await act(() => vi.dynamicImportSettled());
    await userEvent.click(button('A up'));
    expect(announced()).toContain('A 1/3');
    expect(onOrderChange).not.toHaveBeenCalled();
    expect(button('A up').getAttribute('aria-disabled')).toBe('true');
  });

  it('has one row that moves nowhere', async () => {
    render(<List items={[{ id: 'A' }]} />);
    await act(() => vi.dynamicImportSettled());
    expect(['A up', 'A down'].map((name) => button(name).getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  });

  it('keeps what is being typed in a row when dragging has loaded', async () => {
    const root = createRef<HTMLDivElement>();
    render(<List ref={root} id="needs" moveButtons={false} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'B' });
    await userEvent.type(field, 'sacks');
    await act(() => vi.dynamicImportSettled());
    expect(button('Move B').hasAttribute('aria-disabled')).toBe(false);
    expect([document.activeElement === field, field.value]).toEqual([true, 'sacks']);
    expect(screen.getByRole('textbox', { name: 'B' })).toBe(field);
    expect(screen.queryByRole('button', { name: 'A up' })).toBeNull();
    expect(root.current?.id).toBe('needs');
  });
});
