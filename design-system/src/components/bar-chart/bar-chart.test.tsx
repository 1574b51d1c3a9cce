import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { barSample } from '../../samples/charts';
import { BarChart } from './bar-chart';

const sample = barSample('en');

// Loaded on demand in a browser; these tests do not measure how long that takes.
beforeAll(() => import('./bar-drawing'));

describe('BarChart', () => {
  it('is one image named by title and summary, and passes props and ref to its figure', async () => {
    const ref = createRef<HTMLElement>();
    render(<BarChart {...sample} ref={ref} data-testid="chart" />);
    expect(await screen.findByRole('img', { name: `${sample.title}. ${sample.summary}` })).toBeTruthy();
    expect(screen.getByTestId('chart')).toBe(ref.current);
    expect(screen.getByRole('figure', { name: sample.title })).toBe(ref.current);
  });

  it('shows the bar under the pointer, and the summary again when the pointer leaves', async () => {
    render(<BarChart {...sample} />);
    const picture = await screen.findByRole('img');
    fireEvent.pointerMove(picture, { clientX: 1 });
    expect(screen.getByText('June 2025')).toBeTruthy();
    expect(screen.queryByText(sample.summary)).toBeNull();
    fireEvent.pointerLeave(picture);
    expect(screen.getByText(sample.summary)).toBeTruthy();
  });

  it('has further columns in the table, after those with bars', async () => {
    const moreColumns = [{ label: 'People', cell: ({ label }: { label: string }) => `people of ${label}` }];
    render(<BarChart {...sample} moreColumns={moreColumns} />);
    await userEvent.click(screen.getByRole('button', { name: sample.texts.showTable }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').at(-1)?.textContent).toBe('People');
    expect(table.getAllByRole('cell').some((cell) => cell.textContent === 'people of June 2025')).toBe(true);
  });

  it('distinguishes an unknown value from zero', async () => {
    render(<BarChart {...sample} />);
    const slider = await screen.findByRole('slider', { name: 'Month' });
    fireEvent.change(slider, { target: { value: '2' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('August 2025: no data');
    fireEvent.change(slider, { target: { value: '6' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('December 2025: 0 hours');
  });

  it('has a table with the same numbers and the totals of stacked series', async () => {
    render(
      <BarChart
        {...sample}
        series={[
          { key: 'a', label: 'Members' },
          { key: 'b', label: 'Guests' },
        ]}
        bars={[{ key: 1, label: 'May', tick: 'May', values: { a: 12, b: null } }]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const cells = within(screen.getByRole('row', { name: /May/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['12 hours', 'no data', '12 hours']);
    expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy();
  });

  it('shows bars about goals in the colours of the goals, named in label and tick', async () => {
    const bars = [4, 14].map((goal) => ({
      key: goal,
      goal,
      label: `Goal ${goal}`,
      tick: `${goal}`,
      values: { a: goal },
    }));
    const { container } = render(<BarChart {...sample} series={[{ key: 'a', label: 'Gygs' }]} bars={bars} />);
    await screen.findByRole('img');
    const coloured = [...container.querySelectorAll('path[data-goal]')];
    expect(coloured.map((path) => path.getAttribute('data-goal'))).toEqual(['4', '14']);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Goal 4: 4/);
  });

  it('has no button and no tab stop without numbers', () => {
    const { rerender } = render(<BarChart {...sample} bars={[]} />);
    expect(screen.getByText(sample.empty)).toBeTruthy();
    rerender(<BarChart {...sample} loading />);
    expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
