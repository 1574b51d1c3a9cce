import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './text-field';

describe('TextField', () => {
  it('passes ref and other props to its input', async () => {
    const input = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(<TextField ref={input} label="Code" look="code" inputMode="numeric" maxLength={6} onBlur={onBlur} />);
    await userEvent.type(screen.getByLabelText('Code'), '1234567');
    await userEvent.tab();
    expect(input.current).toBe(screen.getByLabelText('Code'));
    expect([input.current?.value, input.current?.inputMode, input.current?.dataset.look]).toEqual([
      '123456',
      'numeric',
      'code',
    ]);
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('adds hint and error to existing descriptions', () => {
    render(
      <>
        <p id="more">More.</p>
        <TextField label="Name" hint="As on your card." error="Write your name." aria-describedby="more" />
      </>,
    );
    expect(screen.getByRole('textbox', { description: 'As on your card. Write your name. More.' })).toBeTruthy();
  });
});
