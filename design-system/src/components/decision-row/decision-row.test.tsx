import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DecisionGroup } from './decision-group';
import { DecisionRow } from './decision-row';

const accept = <button type="button">Accept</button>;

describe('DecisionRow', () => {
  it('replaces the actions by a result in a region that was there before', () => {
    const { rerender } = render(<DecisionRow title="Maja" actions={accept} />);
    const region = screen.getByRole('status');
    rerender(<DecisionRow title="Maja" actions={accept} done="Accepted" />);
    expect([screen.getByRole('status') === region, region.textContent]).toEqual([true, 'Accepted']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the focus in the row only if it was there', async () => {
    const undo = { label: 'Undo', name: 'Undo: Maja', onUndo: vi.fn() };
    const { rerender } = render(<DecisionRow title="Maja" actions={accept} />);
    await userEvent.tab();
    rerender(<DecisionRow title="Maja" actions={accept} done="Accepted" undo={undo} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Maja' }));
    await userEvent.keyboard('{Enter}');
    expect(undo.onUndo).toHaveBeenCalledTimes(1);
    rerender(<DecisionRow title="Maja" actions={accept} />);
    await userEvent.tab({ shift: true });
    rerender(<DecisionRow title="Maja" actions={accept} done="Accepted" undo={undo} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('focuses the result where there is nothing to press', async () => {
    const { rerender } = render(<DecisionRow title="Maja" actions={accept} />);
    await userEvent.tab();
    rerender(<DecisionRow title="Maja" done="Declined" />);
    expect(document.activeElement?.textContent).toBe('Declined');
  });
});

it('DecisionGroup names its list, and passes ref and other props to the root', () => {
  const group = createRef<HTMLElement>();
  const row = createRef<HTMLLIElement>();
  render(
    <DecisionGroup ref={group} id="gyg" title="Spring clean-up" deadline="in 2 days">
      <DecisionRow ref={row} id="maja" title="Maja" />
    </DecisionGroup>,
  );
  expect(screen.getByRole('list', { name: 'Spring clean-up' }).textContent).toBe('Maja');
  expect([group.current?.id, row.current?.id]).toEqual(['gyg', 'maja']);
});
