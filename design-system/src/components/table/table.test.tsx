import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Table } from './table';
import type { TableColumn } from './table-column';

interface Row {
  id: number;
  title: string;
  hours: number;
}
const rows: Row[] = [
  { id: 1, title: 'Shore picker', hours: 4 },
  { id: 2, title: 'Boat driver', hours: 6.5 },
];
const columns: TableColumn<Row>[] = [
  { key: 'title', header: 'Skill', primary: true, sortable: true, cell: (row) => row.title },
  { key: 'hours', header: 'Hours', sortable: true, cell: (row) => row.hours },
];

describe('Table', () => {
  it('names each row by its primary cell', () => {
    render(<Table caption="Skills" columns={columns} rows={rows} rowKey={(row) => row.id} />);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Shore picker', 'Boat driver']);
  });

  it('says by which column it is sorted and asks to turn round', async () => {
    const change = vi.fn();
    render(
      <Table
        caption="Skills"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={{ key: 'title', direction: 'ascending' }}
        onSortChange={change}
      />,
    );
    const header = screen.getByRole('columnheader', { name: 'Skill' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(header).getByRole('button'));
    expect(change).toHaveBeenCalledWith({ key: 'title', direction: 'descending' });
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
    expect(change).toHaveBeenLastCalledWith({ key: 'hours', direction: 'ascending' });
  });

  it('gives its place to what says that nothing is there', () => {
    render(<Table caption="Skills" columns={columns} rows={[]} rowKey={(row) => row.id} empty="No bookings found" />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No bookings found')).toBeTruthy();
  });
});
