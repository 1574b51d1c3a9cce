import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field';
import { DateTimeRange } from './date-time-range';

const texts = { dateLabel: 'Date', timeLabel: 'Time' };
const part = (name: string, group = 'Starts') =>
  within(screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(name);
const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

const Starts = (props: Partial<DateTimeFieldProps> & { onValue?: (value: string) => void }) => {
  const { onValue, ...rest } = props;
  const [value, setValue] = useState('');
  return (
    <DateTimeField
      {...texts}
      label="Starts"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValue?.(next);
      }}
      {...rest}
    />
  );
};

describe('DateTimeField', () => {
  it('has no value until both parts are filled in, and keeps the first one', () => {
    const onValue = vi.fn();
    render(<Starts onValue={onValue} />);
    fill(part('Date'), '2027-06-12');
    expect([part('Date').value, onValue.mock.calls.length]).toEqual(['2027-06-12', 0]);
    fill(part('Time'), '09:30');
    expect(onValue).toHaveBeenLastCalledWith('2027-06-12T09:30');
    fill(part('Date'), '');
    expect(onValue).toHaveBeenLastCalledWith('');
    expect(part('Time').value).toBe('09:30');
  });

  it('fills in the default time when a date is chosen first', () => {
    const onValue = vi.fn();
    render(<Starts onValue={onValue} usualTime="09:00" />);
    fill(part('Date'), '2027-06-12');
    expect(onValue).toHaveBeenCalledWith('2027-06-12T09:00');
  });

  it('follows a controlled value', () => {
    const { rerender } = render(<Starts value="2027-06-12T09:30" />);
    rerender(<Starts value="2027-07-01T18:00" />);
    expect([part('Date').value, part('Time').value]).toEqual(['2027-07-01', '18:00']);
  });

  it('limits the time on the first and the last day only', () => {
    const bounds = { min: '2027-06-12T09:30', max: '2027-06-14T18:00' };
    const { rerender } = render(<Starts {...bounds} value="2027-06-12T10:00" />);
    expect([part('Date').min, part('Date').max, part('Time').min, part('Time').max]).toEqual([
      '2027-06-12',
      '2027-06-14',
      '09:30',
      '',
    ]);
    rerender(<Starts {...bounds} value="2027-06-13T10:00" />);
    expect([part('Time').min, part('Time').max]).toEqual(['', '']);
  });

  it('describes the group by readout, hint and error, and marks both inputs as invalid', () => {
    const group = createRef<HTMLFieldSetElement>();
    render(
      <Starts
        ref={group}
        data-at="gyg"
        hint="Local time."
        error="Choose when."
        readout="Saturday 12 June 2027, 09:30"
      />,
    );
    expect(screen.getByRole('group', { description: 'Local time. Choose when. Saturday 12 June 2027, 09:30' })).toBe(
      group.current,
    );
    expect([part('Date'), part('Time')].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect([screen.getByRole('status').textContent, group.current?.dataset.at]).toEqual([
      'Saturday 12 June 2027, 09:30',
      'gyg',
    ]);
  });
});

describe('DateField', () => {
  it('is a date with its readout', () => {
    const input = createRef<HTMLInputElement>();
    render(
      <DateField
        ref={input}
        label="Date of birth"
        max="2010-01-01"
        readout="Monday 1 June 1998"
        value="1998-06-01"
        onValueChange={() => undefined}
      />,
    );
    expect(screen.getByLabelText('Date of birth')).toBe(input.current);
    expect([input.current?.type, input.current?.max, input.current?.value]).toEqual([
      'date',
      '2010-01-01',
      '1998-06-01',
    ]);
    expect(input.current?.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  });
});

const Range = ({ end }: { end: string }) => {
  const [value, setValue] = useState({ start: '2027-06-12T09:30', end });
  return (
    <DateTimeRange
      {...texts}
      start={{ label: 'Starts' }}
      end={{ label: 'Ends', error: 'Choose when it ends.' }}
      value={value}
      onValueChange={setValue}
      orderError="It ends before it starts."
    />
  );
};

describe('DateTimeRange', () => {
  it('shows an error at the end when it is before the start, and removes it once it is corrected', () => {
    render(<Range end="2027-06-12T08:00" />);
    expect(part('Date', 'Ends').min).toBe('2027-06-12');
    expect(part('Time', 'Ends').min).toBe('09:30');
    expect(screen.getByText('It ends before it starts.')).toBeTruthy();
    fill(part('Time', 'Ends'), '16:00');
    expect(screen.queryByText('It ends before it starts.')).toBeNull();
    expect(screen.getByText('Choose when it ends.')).toBeTruthy();
    fill(part('Date'), '2027-06-13');
    expect(screen.getByText('It ends before it starts.')).toBeTruthy();
  });
});
