import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GoalPicker } from './goal-picker';

const goals = [
  { id: 4, title: 'Quality education' },
  { id: 13, title: 'Climate action' },
  { id: 14, title: 'Life below water' },
];

describe('GoalPicker', () => {
  it('adds a goal in ascending order', async () => {
    const change = vi.fn();
    render(<GoalPicker label="Goals" goals={goals} selected={[14]} onSelectedChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: '4. Quality education' }));
    expect(change).toHaveBeenCalledWith([4, 14]);
  });

  it('removes a selected goal', async () => {
    const change = vi.fn();
    render(<GoalPicker label="Goals" goals={goals} selected={[4, 14]} onSelectedChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: '4. Quality education' }));
    expect(change).toHaveBeenCalledWith([14]);
  });

  it('marks the selected goals', () => {
    render(<GoalPicker label="Goals" goals={goals} selected={[13]} onSelectedChange={() => {}} />);
    expect(screen.getByRole('group', { name: 'Goals' })).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('13. Climate action');
  });

  it('allows no more than the maximum, and announces it', async () => {
    const change = vi.fn();
    render(
      <GoalPicker
        label="Goals"
        goals={goals}
        selected={[4, 14]}
        onSelectedChange={change}
        most={2}
        mostText="Two at most"
      />,
    );
    const waiting = screen.getByRole('button', { name: '13. Climate action' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Two at most');
    await userEvent.click(waiting);
    expect(change).not.toHaveBeenCalled();
  });

  it('has one tab stop, the first selected goal; arrow keys wrap around', async () => {
    render(<GoalPicker label="Goals" goals={goals} selected={[13]} onSelectedChange={() => {}} />);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('13. Climate action');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('4. Quality education');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is a single choice in mode `one`', async () => {
    const change = vi.fn();
    render(<GoalPicker label="Primary goal" goals={goals} selected={[4]} onSelectedChange={change} mode="one" />);
    expect(screen.getByRole('radiogroup', { name: 'Primary goal' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '14. Life below water' }));
    expect(change).toHaveBeenCalledWith([14]);
  });
});
