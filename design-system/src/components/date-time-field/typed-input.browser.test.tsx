import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField } from './date-field';
import { DateTimeField } from './date-time-field';
import { isReal } from './moment';

const failed = vi.fn();
beforeEach(() => window.addEventListener('error', failed));
afterEach(() => {
  window.removeEventListener('error', failed);
  cleanup();
});

/** Numbers below `most`, the same for a seed. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}
const keys = [...'001223456789', ...['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']];
const monkey = (seed: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: 40 }, () => keys[random(keys.length)] ?? '0');
};
const firsts = { date: '2026-12-05', time: '09:30', 'datetime-local': '2026-12-05T09:30' } as const;

/** Presses each key, and gives what the input shows after it. */
async function press(input: HTMLInputElement, sequence: readonly string[]) {
  input.focus();
  const shown: string[] = [];
  for (const key of sequence) {
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
    expect(document.activeElement).toBe(input);
    shown.push(input.value);
  }
  return shown;
}

/** What the owner of the value makes of a report: keeps it, or what it had. */
const owners = { keeps: (next: string) => next, refuses: (_next: string, had: string) => had };

test.each([
  ['date', 'keeps', 'a whole date', [...'12152026']],
  ['date', 'keeps', 'keys of seed 1', monkey(1)],
  ['date', 'refuses', 'keys of seed 2', monkey(2)],
  ['time', 'keeps', 'keys of seed 3', monkey(3)],
  ['datetime-local', 'keeps', 'keys of seed 4', monkey(4)],
] as const)(
  'a %s whose owner %s it shows %s as an input without a script does',
  async (type, owner, _what, sequence) => {
    const reports = vi.fn<(value: string) => void>();
    const Held = () => {
      const [value, setValue] = useState<string>(firsts[type]);
      const report = (next: string) => {
        reports(next);
        setValue(owners[owner](next, value));
      };
      return <DateField type={type} label="When" value={value} onValueChange={report} readout={value} />;
    };
    const max = { date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59' }[type];
    render(
      <>
        <input aria-label="Plain" type={type} max={max} defaultValue={firsts[type]} />
        <Held />
      </>,
    );
    const plain = await press(screen.getByLabelText('Plain'), sequence);
    expect(await press(screen.getByLabelText('When'), sequence)).toEqual(plain);
    screen.getByLabelText<HTMLInputElement>('When').blur();
    for (const [value] of reports.mock.calls) expect(value === '' || isReal(value), value).toBe(true);
    const last = plain.at(-1) ?? '';
    if (owner === 'keeps') expect(reports.mock.lastCall?.[0] ?? firsts[type]).toBe(isReal(last) ? last : '');
    expect(failed).not.toHaveBeenCalled();
  },
);

test('a date typed over another one, with its time, reports no date on the way', async () => {
  const reports = vi.fn<(value: string) => void>();
  const Held = () => {
    const [value, setValue] = useState('2026-12-05T09:30');
    const report = (next: string) => {
      reports(next);
      setValue(next);
    };
    return <DateTimeField label="Starts" dateLabel="Date" timeLabel="Time" value={value} onValueChange={report} />;
  };
  render(<Held />);
  await press(screen.getByLabelText('Date'), [...'06122027']);
  expect(
    reports.mock.calls.map(([value]) => value).filter((value) => !/^202[67]-\d\d-\d\dT09:30$/.test(value)),
  ).toEqual([]);
  expect(reports).toHaveBeenLastCalledWith('2027-06-12T09:30');
});
