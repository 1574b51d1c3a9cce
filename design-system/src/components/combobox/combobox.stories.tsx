import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Combobox } from './combobox';
import type { ComboboxOption, ComboboxProps } from './combobox-props';

const organizations: ComboboxOption[] = [
  { value: '1', label: 'Ren Kust Bohuslän', note: 'Hunnebostrand' },
  { value: '2', label: 'Reparationsverkstan', note: 'Göteborg' },
  { value: '3', label: 'Matbanken i Lysekil', note: 'Lysekil' },
  { value: '4', label: 'Nattvandrarna', note: 'Uddevalla', disabled: true },
  { value: '5', label: 'Västkustens samarbetsorganisation för kustvattenförvaltning', note: 'Strömstad' },
];
const texts = {
  show: 'Show organisations',
  clear: 'Clear',
  loading: 'Loading organisations…',
  empty: 'No organisation by that name. Try fewer letters.',
  found: (count: number) => (count === 1 ? '1 organisation' : `${count} organisations`),
};
const textsSv = {
  show: 'Visa organisationer',
  clear: 'Töm',
  loading: 'Laddar organisationer…',
  empty: 'Ingen organisation heter så. Prova med färre bokstäver.',
  found: (count: number) => (count === 1 ? '1 organisation' : `${count} organisationer`),
};
const meta = {
  title: 'Components/Fields/Combobox',
  component: Combobox,
  args: { label: 'Organisation', hint: 'Start typing its name.', options: organizations, texts, onValueChange: fn() },
  // Load the library's code before a story starts, so that slow machines do not fail it.
  loaders: [() => import('./live-combobox').then(() => ({}))],
  parameters: swedish<ComboboxProps>({ hint: 'Börja skriva namnet.', texts: textsSv }),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Organisation' });

/** Closed, in a form: empty, with a value, invalid, read-only. */
export const States: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Combobox {...args} />
      <Combobox {...args} defaultValue={organizations[4] ?? null} hint={undefined} />
      <Combobox
        {...args}
        error={globals.language === 'sv' ? 'Välj organisationen.' : 'Choose the organisation.'}
        hint={undefined}
      />
      <Combobox {...args} disabled defaultValue={organizations[0] ?? null} hint={undefined} />
    </div>
  ),
};
/** Open, with the selected option marked and a disabled one. */
export const Open: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: organizations[0] ?? null },
  play: async () => {
    (await field()).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Ren Kust Bohuslän');
  },
};
/** No match: tells the user what to do. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async (story) => {
    const args = shownProps(story);
    await userEvent.type(await field(), 'xyz');
    await expect(await screen.findByText(args.texts.empty)).toBeVisible();
  },
};
/** The options are loading. */
export const Loading: Story = {
  tags: ['!autodocs'],
  args: { options: [], loading: true, filtered: true },
  play: async (story) => {
    const args = shownProps(story);
    await userEvent.type(await field(), 'ren');
    await expect(await screen.findByText(args.texts.loading)).toBeVisible();
  },
};
/** The options failed to load: why, and what to do. */
export const Failure: Story = {
  tags: ['!autodocs'],
  args: { options: [], filtered: true, failure: 'The list could not be loaded. Check your connection and try again.' },
  parameters: swedish<ComboboxProps>({
    failure: 'Listan kunde inte laddas. Kontrollera anslutningen och försök igen.',
  }),
  play: async (story) => {
    const args = shownProps(story);
    await userEvent.type(await field(), 'ren');
    await expect(await screen.findByText(args.failure ?? '')).toBeVisible();
  },
};

const RemoteOptions = (args: ComboboxProps) => {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [requestedText, setRequestedText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setRequestedText(text);
      setOptions(organizations.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
    }, 500);
    return () => clearTimeout(timer);
  }, [text]);
  return <Combobox {...args} filtered options={options} loading={requestedText !== text} onTextChange={setText} />;
};
/** Options from a server, requested 500 ms after the last key press: the screen waits, the field announces it. */
export const AnswersFromAServer: Story = {
  tags: ['!autodocs'],
  render: (args) => <RemoteOptions {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field(), 'mat');
    await userEvent.click(await screen.findByRole('option', { name: /Matbanken/ }));
    await expect(await field()).toHaveValue('Matbanken i Lysekil');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '3' }));
  },
};
/** Any text is allowed; the options are proposals. */
export const FreeText: Story = {
  tags: ['!autodocs'],
  args: { label: 'Organisation', freeText: true, hint: undefined },
  parameters: swedish<ComboboxProps>({ hint: undefined }),
  play: async ({ canvasElement }) => {
    const input = await field();
    await userEvent.type(input, 'Renare Hav');
    await userEvent.click(canvasElement);
    await expect(input).toHaveValue('Renare Hav');
  },
};
/** In a dialog the popup is above the dialog, and may extend beyond it. */
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const [open, setOpen] = useState(true);
    const translate = (en: string, sv: string) => (globals.language === 'sv' ? sv : en);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{translate('Open the dialog', 'Öppna dialogen')}</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={translate('Represent', 'Representera')}
          closeLabel={translate('Close', 'Stäng')}
          size="sm"
        >
          <Combobox {...args} />
        </Dialog>
      </>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await field(), 're');
    await expect(dialog).toContainElement(await screen.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};
/** Typing opens the list, arrows move in it, Enter selects, Escape closes it and keeps the selection. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const input = await field();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('re');
    await waitFor(() => expect(screen.getByRole('option', { name: /Ren Kust/ })).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Reparation/ })).toHaveAttribute('data-highlighted'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Reparationsverkstan');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '2' }));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Reparationsverkstan');
  },
};
