import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareSample } from '../../samples/charts';
import { ShareChart } from './share-chart';

const sample = shareSample('en');

// Loaded on demand in a browser; these tests do not measure how long that takes.
beforeAll(() => import('./share-drawing'));

describe('ShareChart', () => {
  it('names every part beside the chart, with value and percentage', async () => {
    const ref = createRef<HTMLElement>();
    render(<ShareChart {...sample} ref={ref} id="shares" />);
    expect(await screen.findByRole('img', { name: /Hours by skill/ })).toBeTruthy();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Shore and forest work412 hours44%');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(ref.current?.id).toBe('shares');
  });

  it('shows every part in the table, with the total at the end', async () => {
    render(<ShareChart {...sample} shape="ring" />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table', { name: sample.title })).getAllByRole('row');
    expect(rows).toHaveLength(1 + sample.parts.length + 1);
    expect(rows.at(-1)?.textContent).toBe('Total934 hours100%');
  });

  it('shows a message when there are no parts', () => {
    render(<ShareChart {...sample} parts={[]} />);
    expect(screen.getByText(sample.empty)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
