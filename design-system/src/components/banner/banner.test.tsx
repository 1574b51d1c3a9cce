import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from './banner';

describe('Banner', () => {
  it('can be closed when it has a listener and a label for the button', async () => {
    const dismiss = vi.fn();
    render(
      <Banner dismissLabel="Close" onDismiss={dismiss}>
        Not online
      </Banner>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('has no close button otherwise, and passes role, ref and attributes to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Banner ref={ref} role="alert" id="failed" tone="bad">
        It failed
      </Banner>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('It failed');
    expect(ref.current?.dataset.tone).toBe('bad');
  });
});
