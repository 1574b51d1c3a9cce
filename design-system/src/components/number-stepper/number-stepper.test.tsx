import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberStepper, type NumberStepperProps } from './number-stepper';

const Quantity = ({ start, ...more }: { start: number | null } & Partial<NumberStepperProps>) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberStepper
        label="How many?"
        min={1}
        max={3}
        value={value}
        onValueChange={setValue}
        decreaseLabel="Fewer"
        increaseLabel="More"
        boundText={(bound, at) => `${at} is the ${bound === 'min' ? 'least' : 'most'}`}
        {...more}
      />
      <output>{String(value)}</output>
    </>
  );
};
const value = () => screen.getByRole('status').textContent;

describe('NumberStepper', () => {
  it('goes up to the maximum and no further', async () => {
    render(<Quantity start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(value()).toBe('3');
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('3 is the most')).toBeTruthy();
  });

  it('gives assistive technology the minimum, maximum and value', () => {
    render(<Quantity start={2} />);
    const field = screen.getByRole('spinbutton', { name: 'How many?' });
    const values = ['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => field.getAttribute(name));
    expect(values).toEqual(['1', '3', '2']);
  });

  it('goes down to the minimum and no further', async () => {
    render(<Quantity start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(value()).toBe('1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fewer' }));
    expect(screen.getByText('1 is the least')).toBeTruthy();
  });

  it.each([
    ['14', '14'],
    ['1.5', 'NaN'],
    ['1,5', 'NaN'],
    ['-1', '-1'],
    ['1a4', 'NaN'],
    ['1 000', '1000'],
  ])('keeps %s as it was typed, so that the screen can show an error', async (text, number) => {
    render(<Quantity start={2} />);
    const field = screen.getByLabelText('How many?');
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect([field, value()]).toEqual([expect.objectContaining({ value: text }), number]);
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(field).toHaveProperty('value', value());
  });

  it('is empty, not zero, when everything is deleted', async () => {
    render(<Quantity start={2} />);
    await userEvent.clear(screen.getByLabelText('How many?'));
    expect(value()).toBe('null');
  });

  it('steps by `step`', async () => {
    render(<Quantity start={10} step={5} max={100} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(value()).toBe('15');
  });

  it('does not change while read-only, and passes its ref to the input', async () => {
    const input = createRef<HTMLInputElement>();
    render(<Quantity start={2} readOnly ref={input} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.type(screen.getByLabelText('How many?'), '{ArrowUp}');
    expect([value(), input.current?.value]).toEqual(['2', '2']);
  });
});
