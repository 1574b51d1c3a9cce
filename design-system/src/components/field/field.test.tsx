import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from './field';

const describing = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('Field', () => {
  it('connects hint, error and other descriptions to the input, and marks it invalid', () => {
    render(
      <Field
        label="E-mail"
        hint="We send a code."
        error="An address has an @."
        describedBy="more"
        after={<p id="more">12</p>}
      >
        {(wiring) => <input {...wiring} />}
      </Field>,
    );
    const input = screen.getByLabelText('E-mail');
    expect(describing(input)).toBe('We send a code. An address has an @. 12');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither invalid nor described without hint and error', () => {
    render(<Field label="E-mail">{(wiring) => <input {...wiring} />}</Field>);
    const input = screen.getByLabelText('E-mail');
    expect([input.hasAttribute('aria-invalid'), input.hasAttribute('aria-describedby')]).toEqual([false, false]);
  });

  it('keeps the given id and a hidden label, and passes ref and other props to its root', () => {
    const root = createRef<HTMLDivElement>();
    render(
      <Field label="Name" id="name" labelHidden ref={root} data-kind="short">
        {(wiring) => <input {...wiring} />}
      </Field>,
    );
    expect(screen.getByLabelText('Name').id).toBe('name');
    expect(root.current?.dataset.kind).toBe('short');
  });
});
