import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('Checkbox', () => {
  it('is checked by a press on its label', async () => {
    render(<Checkbox>I agree</Checkbox>);
    await userEvent.click(screen.getByText('I agree'));
    expect(box('I agree').checked).toBe(true);
  });

  it('is described by hint and error, and passes ref and other props to its input', () => {
    const input = createRef<HTMLInputElement>();
    const moreRef = vi.fn();
    render(
      <>
        <Checkbox ref={input} name="news" hint="Once a week." error="Tick the box.">
          News
        </Checkbox>
        <Checkbox ref={moreRef}>More</Checkbox>
      </>,
    );
    expect(screen.getByRole('checkbox', { description: 'Once a week. Tick the box.' })).toBe(input.current);
    expect([input.current?.name, input.current?.getAttribute('aria-invalid')]).toEqual(['news', 'true']);
    expect(moreRef).toHaveBeenCalledWith(box('More'));
  });

  it('is mixed while `indeterminate` is set', () => {
    const { rerender } = render(<Checkbox indeterminate>All</Checkbox>);
    expect(box('All').indeterminate).toBe(true);
    rerender(<Checkbox>All</Checkbox>);
    expect(box('All').indeterminate).toBe(false);
  });
});

const States = (props: Partial<CheckboxGroupProps>) => {
  const [value, setValue] = useState<readonly string[]>(['past']);
  return (
    <CheckboxGroup
      label="Which gygs"
      options={[
        { value: 'upcoming', label: 'Upcoming' },
        { value: 'past', label: 'Past' },
        { value: 'draft', label: 'Drafts', disabled: true },
      ]}
      value={value}
      onValueChange={setValue}
      {...props}
    />
  );
};

describe('CheckboxGroup', () => {
  it('reports the selected values in the options’ order', async () => {
    const onValueChange = vi.fn();
    render(<States value={['past']} onValueChange={onValueChange} error="Choose one." />);
    expect(screen.getByRole('group', { name: 'Which gygs', description: 'Choose one.' })).toBeTruthy();
    await userEvent.click(box('Upcoming'));
    await userEvent.click(box('Past'));
    expect(onValueChange.mock.calls).toEqual([[['upcoming', 'past']], [[]]]);
  });

  it('selects and clears all except disabled options', async () => {
    render(<States allLabel="All" />);
    expect(box('All').indeterminate).toBe(true);
    await userEvent.click(box('All'));
    expect([box('All').checked, box('Upcoming').checked, box('Drafts').checked]).toEqual([true, true, false]);
    await userEvent.click(box('All'));
    expect([box('All').indeterminate, box('Past').checked]).toEqual([false, false]);
  });
});
