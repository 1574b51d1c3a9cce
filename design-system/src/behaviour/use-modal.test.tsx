import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useTopPlace } from './popup-place';
import { asksToClose, useModal } from './use-modal';

const startAt = (element: HTMLElement) => element.querySelector('input');
const Modal = ({ name, open }: { name: string; open: boolean }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, startAt);
  return (
    <dialog ref={dialog} aria-label={name}>
      <input aria-label={`in ${name}`} />
    </dialog>
  );
};
const Top = () => <output>{useTopPlace()?.getAttribute('aria-label') ?? 'page'}</output>;
const top = () => screen.getByRole('status').textContent;

const Cancelling = ({ how }: { how: 'gone' | 'disabled' }) => {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  return (
    <main tabIndex={-1}>
      {!(how === 'gone' && state === 'after') && (
        <button type="button" disabled={state === 'after'} onClick={() => setState('open')}>
          Cancel booking
        </button>
      )}
      <Modal name="sure" open={state === 'open'} />
      <button type="button" onClick={() => setState('after')}>
        Yes
      </button>
    </main>
  );
};

describe('useModal', () => {
  it('knows the topmost dialog, wherever it is in the DOM, and locks scrolling until the last has closed', () => {
    const view = (first: boolean, second: boolean) => (
      <>
        <Modal name="first" open={first} />
        <Modal name="second" open={second} />
        <Top />
      </>
    );
    const { rerender } = render(view(false, true));
    expect(top()).toBe('second');
    rerender(view(true, true));
    expect(top()).toBe('first');
    rerender(view(false, true));
    expect(top()).toBe('second');
    expect(document.documentElement.dataset.scroll).toMatch(/^locked/);
    rerender(view(false, false));
    expect(top()).toBe('page');
    expect(document.documentElement.dataset.scroll).toBeUndefined();
  });

  it('restores the focus dialog by dialog, in strict mode too', () => {
    const view = (first: boolean, second: boolean) => (
      <StrictMode>
        <button type="button">Open</button>
        <Modal name="first" open={first} />
        <Modal name="second" open={second} />
      </StrictMode>
    );
    const { rerender } = render(view(false, false));
    screen.getByRole('button').focus();
    rerender(view(true, false));
    rerender(view(true, true));
    expect(document.activeElement).toBe(screen.getByLabelText('in second'));
    rerender(view(true, false));
    expect(document.activeElement).toBe(screen.getByLabelText('in first'));
    rerender(view(false, false));
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it.each([
    ['is removed', 'gone'],
    ['is disabled', 'disabled'],
  ] as const)('focuses the page’s content if the element that opened it %s', (_, how) => {
    render(<Cancelling how={how} />);
    const opener = screen.getByRole('button', { name: 'Cancel booking' });
    opener.focus();
    fireEvent.click(opener);
    act(() => screen.getByRole('button', { name: 'Yes' }).click());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('asksToClose', () => {
  it('requests closing on Escape and cancel, but not on a cancel event from inside, nor on a handled Escape', () => {
    const close = vi.fn();
    render(
      <dialog open {...asksToClose(close)} aria-label="it">
        <input aria-label="field" />
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Menu
        </button>
      </dialog>,
    );
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    fireEvent(screen.getByLabelText('field'), new Event('cancel', { bubbles: true }));
    expect(close).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(screen.getByLabelText('field'), { key: 'Escape' })).toBe(false);
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(close).toHaveBeenCalledTimes(2);
  });
});
