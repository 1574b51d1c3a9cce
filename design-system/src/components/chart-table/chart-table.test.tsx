import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { onDemand } from '../../behaviour/on-demand';
import { ChartDrawing } from './chart-drawing';
import { ChartFrame } from './chart-frame';
import { ChartTable } from './chart-table';

const texts = { showTable: 'Show as table', showChart: 'Show as chart', failed: 'The chart did not load.' };
const table = (
  <ChartTable caption="Hours" columns={['Month', 'Hours']} rows={[{ key: 1, label: 'May', cells: ['12'] }]} />
);

describe('ChartTable', () => {
  it('is a table with column and row headers, in a region that can take the focus', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <ChartTable
        ref={ref}
        caption="Hours"
        columns={['Month', 'Hours']}
        rows={[{ key: 1, label: 'May', cells: ['12'] }]}
        total={{ label: 'Total', cells: ['12'] }}
      />,
    );
    expect(screen.getByRole('table', { name: 'Hours' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Month' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Total' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Hours' })).toBe(ref.current);
    expect(ref.current?.tabIndex).toBe(0);
  });
});

describe('ChartFrame', () => {
  it('switches between chart and table, and announces it', async () => {
    const change = vi.fn();
    render(
      <ChartFrame title="Hours" texts={texts} readout="12 hours" table={table} onViewChange={change}>
        <p>picture</p>
      </ChartFrame>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(change).toHaveBeenCalledWith('table');
    expect(screen.queryByText('picture')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByText('picture')).toBeTruthy();
  });

  it('shows the view that its parent sets', async () => {
    render(
      <ChartFrame title="Hours" texts={texts} readout="" table={table} view="table">
        <p>picture</p>
      </ChartFrame>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('table')).toBeTruthy();
  });
});

describe('ChartDrawing', () => {
  it('shows the table and a message when the drawing fails to load, and retries on request', async () => {
    const fetchPicture = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('picture');
    render(
      <ChartFrame title="Hours" texts={texts} readout="12 hours" table={table}>
        <ChartDrawing drawing={onDemand<string>(fetchPicture)} fallback={<p>waiting</p>}>
          {(part) => <p>{part}</p>}
        </ChartDrawing>
      </ChartFrame>,
    );
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('The chart did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(await screen.findByText('picture')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(fetchPicture).toHaveBeenCalledTimes(2);
  });
});
