import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

const Answer = ({ name, state }: { name: string; state: string }) => {
  const kept = useKeptFocus<HTMLSpanElement>(state);
  return (
    <span tabIndex={-1} {...kept}>
      {state !== 'done' && <button type="button">{`${state} ${name}`}</button>}
    </span>
  );
};
const List = ({ rows, state = 'accept' }: { rows: readonly string[]; state?: string }) => (
  <main tabIndex={-1}>
    <section>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <a href="#profile">{name}</a>
            {state !== 'gone' && <Answer name={name} state={state} />}
          </li>
        ))}
      </ul>
    </section>
  </main>
);
const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const focused = () => document.activeElement?.textContent;

describe('useKeptFocus', () => {
  it('moves to the control that replaces the focused one, or to the element', () => {
    const { rerender, container } = render(<List rows={['Maja', 'Linh']} />);
    focus('accept Maja');
    rerender(<List rows={['Maja', 'Linh']} state="undo" />);
    expect(focused()).toBe('undo Maja');
    rerender(<List rows={['Maja', 'Linh']} state="done" />);
    expect(document.activeElement).toBe(container.querySelector('span'));
  });

  it('leaves the focus alone where it is elsewhere', () => {
    const { rerender } = render(<List rows={['Maja']} />);
    focus('accept Maja');
    act(() => screen.getByRole('link').focus());
    rerender(<List rows={['Maja']} state="undo" />);
    expect(focused()).toBe('Maja');
  });

  it('moves to the next row when a row is removed, else to the one before, else to the content', async () => {
    const { rerender } = render(<List rows={['Maja', 'Linh', 'Omar']} />);
    focus('accept Linh');
    await act(async () => rerender(<List rows={['Maja', 'Omar']} />));
    expect(focused()).toBe('accept Omar');
    await act(async () => rerender(<List rows={['Maja']} />));
    expect(focused()).toBe('accept Maja');
    await act(async () => rerender(<List rows={[]} />));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays in the row when only the controls are removed', async () => {
    const { rerender } = render(<List rows={['Maja', 'Linh']} />);
    focus('accept Linh');
    await act(async () => rerender(<List rows={['Maja', 'Linh']} state="gone" />));
    expect(focused()).toBe('Linh');
  });
});
