import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from './combobox';

const texts = { show: 'Show', clear: 'Clear', loading: 'Looking', empty: 'None', found: (count: number) => `${count}` };
const options = [
  { value: '1', label: 'Ren Kust' },
  { value: '2', label: 'Matbanken' },
];

it('is a text field until its code has loaded, and keeps the typed text and the focus', async () => {
  const typed = vi.fn();
  render(<Combobox label="Organisation" options={options} texts={texts} onTextChange={typed} />);
  screen.getByLabelText('Organisation').focus();
  await userEvent.keyboard('mat');
  await act(() => vi.dynamicImportSettled());
  const field = await screen.findByRole('combobox', { name: 'Organisation' });
  expect(field).toHaveProperty('value', 'mat');
  expect(document.activeElement).toBe(field);
  expect(typed).toHaveBeenLastCalledWith('mat');
});

it('shows the selected option and sends its value', async () => {
  const { container } = render(
    <Combobox
      label="Organisation"
      name="organization"
      options={options}
      texts={texts}
      defaultValue={options[1] ?? null}
    />,
  );
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'Matbanken');
  expect(container.querySelector('[name="organization"]')).toHaveProperty('value', '2');
});

it('describes the input by error and hint, and passes ref and attributes to it', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<Combobox ref={ref} label="Organisation" options={options} texts={texts} error="Choose one." data-row="7" />);
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('combobox');
  expect(ref.current?.getAttribute('aria-invalid')).toBe('true');
  expect(ref.current?.dataset.row).toBe('7');
});
