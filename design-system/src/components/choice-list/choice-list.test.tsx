import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceList } from './choice-list';

const choices = [
  { id: 'ren', title: 'Ren Kust', note: '12 gygs' },
  { id: 'oak', title: 'Skogsvännerna', disabled: true },
  { id: 'fix', title: 'Fixarkollektivet', href: '#fix' },
];

describe('ChoiceList', () => {
  it('reports the id of the pressed row', async () => {
    const onChoose = vi.fn();
    render(<ChoiceList label="Choose" choices={choices} onChoose={onChoose} />);
    await userEvent.click(screen.getByRole('button', { name: /Ren Kust.*12 gygs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Skogsvännerna' }));
    await userEvent.click(screen.getByRole('link', { name: 'Fixarkollektivet' }));
    expect(onChoose.mock.calls).toEqual([['ren'], ['fix']]);
  });

  it('lets no row be chosen while one is busy', async () => {
    const onChoose = vi.fn();
    const list = createRef<HTMLUListElement>();
    render(<ChoiceList ref={list} label="Choose" choices={choices} onChoose={onChoose} busy="ren" data-step="1" />);
    const chosen = screen.getByRole('button', { name: /Ren Kust/ });
    await userEvent.click(chosen);
    expect([chosen.getAttribute('aria-busy'), onChoose.mock.calls.length]).toEqual(['true', 0]);
    expect(screen.getByRole('list', { name: 'Choose' })).toBe(list.current);
    expect(list.current?.dataset.step).toBe('1');
  });
});
