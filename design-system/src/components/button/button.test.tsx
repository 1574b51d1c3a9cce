import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

describe('Button', () => {
  it('is a link when it has an address', () => {
    render(<Button href="/search">Find a gyg</Button>);
    expect(screen.getByRole('link', { name: 'Find a gyg' }).getAttribute('href')).toBe('/search');
  });

  it('does nothing while busy: no click handler, no form submission', async () => {
    const press = vi.fn();
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" busy onClick={press}>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('passes ref and other attributes to the element', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} id="send">
        Send
      </Button>,
    );
    expect(ref.current?.id).toBe('send');
  });
});
