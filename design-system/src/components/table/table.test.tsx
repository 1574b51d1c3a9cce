import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RowName } from './row-name';
import { Table, type TableProps } from './table';
import type { TableColumn } from './table-column';
import type { RowKey } from './table-features';

interface Row {
  id: number;
  title: string;
  hours: number;
}
const rows: Row[] = [
  { id: 1, title: 'Shore picker', hours: 4 },
  { id: 2, title: 'Boat driver', hours: 6.5 },
  { id: 3, title: 'Soup cook', hours: 3 },
];
const columns: TableColumn<Row>[] = [
  { kind: 'name', key: 'title', header: 'Skill', sortable: true, cell: (row) => <RowName title={row.title} /> },
  { kind: 'number', key: 'hours', header: 'Hours', sortable: true, cell: (row) => row.hours },
];
const sorting = {
  sort: { key: 'title', direction: 'ascending' },
  label: 'Sort by',
  orderLabel: ({ key, direction }) => `${key} ${direction}`,
  onSortChange: vi.fn(),
} satisfies TableProps<Row>['sorting'];

const show = (props: Partial<TableProps<Row>> = {}) =>
  render(<Table caption="Skills" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />);

/** A list with selectable rows, reversed by its button. */
function Chosen({ act = () => undefined }: { act?: (chosen: ReadonlySet<RowKey>) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([9]));
  const [shown, setShown] = useState(rows);
  return (
    <>
      <button type="button" onClick={() => setShown(shown.toReversed())}>
        Turn round
      </button>
      <Table
        caption="Skills"
        columns={columns}
        rows={shown}
        rowKey={(row) => row.id}
        selection={{
          selected,
          onSelectedChange: setSelected,
          rowLabel: (row) => `Choose ${row.title}`,
          allLabel: 'Choose all',
          countLabel: (count) => `${count} chosen`,
          clearLabel: 'Clear',
          actions: (
            <button type="button" onClick={() => act(selected)}>
              Delete
            </button>
          ),
        }}
      />
    </>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('Table', () => {
  it('a number that folds has its header beside it, below the row’s name', () => {
    show({ columns: columns.map((column) => (column.key === 'hours' ? { ...column, folds: true } : column)) });
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toContain('Boat driverHours6.5');
  });

  it('names each row by its name column, and passes ref and attributes to the root', () => {
    const ref = createRef<HTMLDivElement>();
    show({ ref, id: 'skills' });
    expect(screen.getByRole('table', { name: 'Skills' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Shore picker',
      'Boat driver',
      'Soup cook',
    ]);
    expect(ref.current?.id).toBe('skills');
  });

  it('shows the sorted column, reverses the order on request, and announces it', async () => {
    show({ sorting });
    const header = screen.getByRole('columnheader', { name: 'Skill' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(within(header).getByRole('button'));
    expect(sorting.onSortChange).toHaveBeenLastCalledWith({ key: 'title', direction: 'descending' });
    expect(screen.getByRole('status').textContent).toBe('title ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
    expect(sorting.onSortChange).toHaveBeenLastCalledWith({ key: 'hours', direction: 'ascending' });
  });

  it('has every order in a select too, for cards without headers', async () => {
    show({ sorting });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'hours descending');
    expect(sorting.onSortChange).toHaveBeenLastCalledWith({ key: 'hours', direction: 'descending' });
  });

  it('has orders without a column first in the select, and shows the current one there', async () => {
    const usual = { key: 'role', direction: 'ascending' } as const;
    show({ sorting: { ...sorting, sort: usual, otherOrders: [usual] } });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect([...select.options].map(({ text }) => text).slice(0, 2)).toEqual(['role ascending', 'title ascending']);
    expect(select.selectedOptions[0]?.text).toBe('role ascending');
  });

  it('selects all rows on screen and keeps others selected; with only some selected the checkbox is mixed', async () => {
    render(<Chosen />);
    await userEvent.click(box('Choose Boat driver'));
    expect(screen.getByRole('status').textContent).toBe('2 chosen');
    expect(box('Choose all').indeterminate).toBe(true);
    await userEvent.click(box('Choose all'));
    expect(screen.getByRole('status').textContent).toBe('4 chosen');
    await userEvent.click(box('Choose all'));
    expect(screen.getByRole('status').textContent).toBe('1 chosen');
  });

  it('selects a range with Shift, and keeps the selection in another order', async () => {
    render(<Chosen />);
    const user = userEvent.setup();
    await user.click(box('Choose Shore picker'));
    await user.keyboard('{Shift>}');
    await user.click(box('Choose Soup cook'));
    await user.keyboard('{/Shift}');
    expect(box('Choose Boat driver').checked).toBe(true);
    await user.click(box('Choose Shore picker'));
    await user.click(screen.getByRole('button', { name: 'Turn round' }));
    expect([box('Choose Soup cook'), box('Choose Shore picker')].map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('clears the selection by Escape and by its button, which moves the focus to the count', async () => {
    const act = vi.fn();
    render(<Chosen act={act} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect([...(act.mock.lastCall?.[0] ?? [])]).toEqual([9]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement?.textContent).toBe('0 chosen');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(box('Choose Soup cook'));
    await userEvent.keyboard('{Escape}');
    expect(box('Choose Soup cook').checked).toBe(false);
    expect(document.activeElement).toBe(box('Choose Soup cook'));
  });

  it('expands a row to its detail; a row without detail cannot be expanded', async () => {
    const change = vi.fn();
    show({
      expansion: {
        detail: (row) => (row.id === 2 ? 'Two boats, six metres each.' : undefined),
        label: (row) => `About ${row.title}`,
        onExpandedChange: change,
      },
    });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const button = screen.getByRole('button', { name: 'About Boat driver' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toMatch(/six metres/);
    expect([...(change.mock.lastCall?.[0] ?? [])]).toEqual([2]);
  });

  it('announces once that rows are loading, and hides the placeholders from screen readers', () => {
    show({ rows: [], empty: 'No skills', loading: { label: 'Loading skills', rows: 3 } });
    expect(screen.getByRole('status').textContent).toBe('Loading skills');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
  });

  it('shows the empty state or the error in place of the rows', () => {
    const { rerender } = show({ rows: [], empty: 'No bookings found' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No bookings found')).toBeTruthy();
    rerender(<Table caption="Skills" columns={columns} rows={rows} rowKey={(row) => row.id} error="It failed" />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('It failed')).toBeTruthy();
  });

  it('has a totals row if a column defines its total', () => {
    show({ columns: columns.map((column) => ({ ...column, total: column.key === 'hours' ? '13.5' : 'Together' })) });
    expect(screen.getByRole('row', { name: /^Together/ }).textContent).toContain('13.5');
  });
});
