import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

const Cancelling = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel booking
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cancel your booking?" closeLabel="Close">
        <label>
          Reason <input />
        </label>
      </Dialog>
    </>
  );
};

describe('Dialog', () => {
  it('is named by its title and focuses its first field', async () => {
    render(<Cancelling />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(screen.getByRole('dialog', { name: 'Cancel your booking?' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  });

  it('restores the focus to the element that opened it', async () => {
    render(<Cancelling />);
    const opener = screen.getByRole('button', { name: 'Cancel booking' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('discards typed text when it is closed', async () => {
    render(<Cancelling />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.type(screen.getByLabelText('Reason'), 'ill');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', '');
  });

  it('asks before it closes with unsaved changes, and closes when confirmed', async () => {
    const close = vi.fn();
    const unsaved = { title: 'Close without sending?', text: 'It is lost.', keep: 'Go on', discard: 'Discard' };
    render(<Dialog open onClose={close} title="Story" closeLabel="Close" unsaved={unsaved} />);
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is outside the form around it, which its own form does not submit', async () => {
    const [outer, inner] = [vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())];
    render(
      <form onSubmit={outer}>
        <Dialog open onClose={() => {}} title="Waiting list" closeLabel="Close">
          <form onSubmit={inner}>
            <button type="submit">Join</button>
          </form>
        </Dialog>
      </form>,
    );
    expect(screen.getByRole('dialog').closest('form')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('does not close when a press starts inside and ends outside', () => {
    const close = vi.fn();
    render(<Dialog open onClose={close} title="Story" closeLabel="Close" />);
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Story' }));
    fireEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('prevents the page behind from scrolling while it is open', () => {
    const view = render(<Dialog open onClose={() => {}} title="Story" closeLabel="Close" />);
    expect(document.documentElement.dataset.scroll).toMatch(/^locked/);
    view.rerender(<Dialog open={false} onClose={() => {}} title="Story" closeLabel="Close" />);
    expect(document.documentElement.dataset.scroll).toBeUndefined();
  });
});
