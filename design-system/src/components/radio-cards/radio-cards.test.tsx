import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioCards } from './radio-cards';

const options = [
  { value: 'me', title: 'Myself', detail: 'Only you see it' },
  { value: 'oak', title: 'Skogsvännerna', disabled: true },
];

describe('RadioCards', () => {
  it('reports the value of the pressed card, and ignores disabled ones', async () => {
    const onValueChange = vi.fn();
    render(<RadioCards legend="For whom?" options={options} value={null} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('Skogsvännerna'));
    await userEvent.click(screen.getByText('Only you see it'));
    expect(onValueChange.mock.calls).toEqual([['me']]);
  });

  it('is one group with its hint and error, and passes ref and other props to it', () => {
    const group = createRef<HTMLFieldSetElement>();
    render(
      <RadioCards
        ref={group}
        legend="For whom?"
        legendHidden
        hint="The hours count."
        error="Choose one."
        options={options}
        value="me"
        onValueChange={() => {}}
        data-step="2"
      />,
    );
    expect(screen.getByRole('group', { name: 'For whom?', description: 'The hours count. Choose one.' })).toBe(
      group.current,
    );
    expect([
      group.current?.dataset.step,
      screen.getByRole<HTMLInputElement>('radio', { name: /Myself/ }).checked,
    ]).toEqual(['2', true]);
  });
});
