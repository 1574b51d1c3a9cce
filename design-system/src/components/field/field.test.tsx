import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '../text-field/text-field';

const describing = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('a field', () => {
  it('ties hint and error to the input and marks it invalid', () => {
    render(<TextField label="E-mail" hint="We send a code." error="An address has an @." />);
    const input = screen.getByLabelText('E-mail');
    expect(describing(input)).toBe('We send a code. An address has an @.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not invalid and describes nothing without hint and error', () => {
    render(<TextField label="E-mail" />);
    const input = screen.getByLabelText('E-mail');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps the id it is given', () => {
    render(<TextField label="Name" id="name" error="Write your name." />);
    expect(screen.getByLabelText('Name').id).toBe('name');
    expect(describing(screen.getByLabelText('Name'))).toBe('Write your name.');
  });
});
