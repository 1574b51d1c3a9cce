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

  it('takes a chosen goal away', async () => {
    const change = vi.fn();
    render(<GoalPicker label="Goals" goals={goals} selected={[4, 14]} onSelectedChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: '4. Quality education' }));
    expect(change).toHaveBeenCalledWith([14]);
  });

  it('says which goals are chosen', () => {
    render(<GoalPicker label="Goals" goals={goals} selected={[13]} onSelectedChange={() => {}} />);
    expect(screen.getByRole('group', { name: 'Goals' })).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('13. Climate action');
  });
});
