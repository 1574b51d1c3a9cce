import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { EmptyState } from '../message-state/message-state';
import { Meter } from '../meter/meter';
import type { TableSort } from './sort-header';
import { Table } from './table';
import type { TableColumn } from './table-column';

interface Booking {
  id: number;
  title: string;
  offered: number;
  asked: number;
  representing: string;
  state: string;
}
const rows: Booking[] = [
  { id: 1, title: 'Shore picker', offered: 43, asked: 56, representing: 'Fixarkollektivet', state: 'Approved' },
  {
    id: 2,
    title: 'Boat driver, own licence',
    offered: 2,
    asked: 2,
    representing: 'Myself',
    state: 'Awaiting approval',
  },
  {
    id: 3,
    title: 'Sacks, 160 litres',
    offered: 80,
    asked: 200,
    representing: 'Skogsvännerna Uppland',
    state: 'Approved',
  },
];
const columns: TableColumn<Booking>[] = [
  { key: 'title', header: 'Contribution', cell: (row) => row.title, primary: true, sortable: true },
  {
    key: 'offered',
    header: 'Offered',
    cell: (row) => <Meter value={row.offered} max={row.asked} label={`${row.offered} of ${row.asked}`} />,
    sortable: true,
    align: 'end',
  },
  { key: 'representing', header: 'Representing', cell: (row) => row.representing },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.state === 'Approved' ? 'good' : 'warn'}>{row.state}</Badge>,
  },
  {
    key: 'action',
    header: 'Action',
    labelHidden: true,
    align: 'end',
    cell: () => (
      <Button size="sm" variant="danger">
        Cancel
      </Button>
    ),
  },
];

const meta = {
  title: 'Components/Table',
  component: Table<Booking>,
  args: { caption: 'My bookings', columns, rows, rowKey: (row) => row.id },
} satisfies Meta<typeof Table<Booking>>;
export default meta;
export const Sortable: StoryObj<typeof meta> = {
  render: (args) => {
    const [sort, setSort] = useState<TableSort>({ key: 'title', direction: 'ascending' });
    const turn = sort.direction === 'ascending' ? 1 : -1;
    const sorted = [...args.rows].sort(
      (a, b) => turn * (sort.key === 'offered' ? a.offered - b.offered : a.title.localeCompare(b.title)),
    );
    return <Table {...args} rows={sorted} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Contribution' }));
    await expect(canvas.getByRole('columnheader', { name: 'Contribution' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Shore picker');
  },
};
export const Empty: StoryObj<typeof meta> = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No bookings found"
        text="What you book stands here."
        actions={<Button href="#search">Find a gyg</Button>}
      />
    ),
  },
};
