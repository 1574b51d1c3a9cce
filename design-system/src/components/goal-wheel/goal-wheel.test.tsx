import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { wheelSample } from '../../samples/charts';
import { GoalWheel } from './goal-wheel';
import { GoalWheelMark } from './goal-wheel-mark';

const sample = wheelSample('en');
const linked = sample.goals.map((goal) => ({ ...goal, href: `#${goal.id}` }));

// Loaded on demand in a browser; these tests do not measure how long that takes.
beforeAll(() => import('./wheel-drawing'));

describe('GoalWheel', () => {
  it('is one image with the total in its middle', async () => {
    const ref = createRef<HTMLElement>();
    render(<GoalWheel {...sample} ref={ref} id="wheel" />);
    expect(await screen.findByRole('img', { name: `${sample.title}. ${sample.summary}` })).toBeTruthy();
    expect(screen.getByText('721')).toBeTruthy();
    expect(ref.current?.id).toBe('wheel');
  });

  it('announces each goal by number, title and count', async () => {
    render(<GoalWheel {...sample} />);
    const slider = await screen.findByRole('slider', { name: 'Goal' });
    fireEvent.change(slider, { target: { value: '13' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('14. Life below water: 131 hours');
    expect(screen.getByText('Life below water')).toBeTruthy();
  });

  it('is seventeen links with one tab stop when goals have addresses', async () => {
    render(<GoalWheel {...sample} goals={linked} />);
    const links = await screen.findAllByRole('link');
    expect(links).toHaveLength(17);
    expect(links.filter((link) => link.getAttribute('tabindex') === '0')).toHaveLength(1);
    links[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(links[16]);
    expect(links[16]?.getAttribute('tabindex')).toBe('0');
    expect(links[16]?.getAttribute('aria-label')).toBe('17. Partnerships for the goals: 36 hours');
  });

  it('lists the goals with a count beside it, largest first, and all seventeen in the table', async () => {
    render(<GoalWheel {...sample} legend />);
    const entries = screen.getAllByRole('listitem');
    expect(entries).toHaveLength(16);
    expect(entries[0]?.textContent).toContain('14. Life below water');
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(18);
  });
});

describe('GoalWheelMark', () => {
  it('is an image if it has a name, else decoration', () => {
    const { rerender, container } = render(<GoalWheelMark goals={[4, 14]} label="2 of 17 goals" />);
    expect(screen.getByRole('img', { name: '2 of 17 goals' })).toBeTruthy();
    expect(container.querySelectorAll('[data-on]')).toHaveLength(2);
    rerender(<GoalWheelMark goals={[4]} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
