import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberStepper } from './number-stepper';

const Quantity = ({ start }: { start: number | null }) => {
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
      />
      <output>{String(value)}</output>
    </>
  );
};
const value = () => screen.getByRole('status').textContent;

describe('NumberStepper', () => {
  it('goes up to the most and no further', async () => {
    render(<Quantity start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(value()).toBe('3');
    expect(screen.getByRole('button', { name: 'More' })).toHaveProperty('disabled', true);
  });

  it('goes down to the least and no further', async () => {
    render(<Quantity start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(value()).toBe('1');
    expect(screen.getByRole('button', { name: 'Fewer' })).toHaveProperty('disabled', true);
  });

  it('takes digits only, and lets more than the most be typed so that the screen can say so', async () => {
    render(<Quantity start={null} />);
    await userEvent.type(screen.getByLabelText('How many?'), '1a4');
    expect(value()).toBe('14');
  });

  it('is empty, not zero, when everything is deleted', async () => {
    render(<Quantity start={2} />);
    await userEvent.clear(screen.getByLabelText('How many?'));
    expect(value()).toBe('null');
  });

  it('steps with the arrow keys', async () => {
    render(<Quantity start={1} />);
    await userEvent.type(screen.getByLabelText('How many?'), '{ArrowUp}');
    expect(value()).toBe('2');
  });
});
