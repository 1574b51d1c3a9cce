import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { TextField, type TextFieldProps } from './text-field';

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Organisation’s name', autoComplete: 'off' },
  parameters: swedish<TextFieldProps>({ label: 'Organisationens namn' }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a form, with its hint. */
export const Default: Story = {
  args: { hint: 'The name people know, not the registered one.', optional: 'optional' },
  parameters: swedish<TextFieldProps>({
    label: 'Organisationens namn',
    hint: 'Det namn folk känner till, inte det registrerade.',
    optional: 'valfritt',
  }),
};

/** The error is below, and says how to correct it. */
export const Invalid: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    defaultValue: 'elin.sandberg',
    hint: 'We send a code to it.',
    error: 'An e-mail address has an @, like elin@example.se.',
  },
  parameters: swedish<TextFieldProps>({
    label: 'E‑post',
    hint: 'Vi skickar en kod dit.',
    error: 'En e‑postadress har ett @, som elin@example.se.',
  }),
};

/** Empty with a placeholder, filled, read-only (can be copied), and disabled. */
export const States: Story = {
  render: ({ label }) => (
    <Stack gap={4}>
      <TextField label={label} placeholder="Ren Kust Bohuslän" autoComplete="off" />
      <TextField label={label} defaultValue="Ren Kust Bohuslän" autoComplete="off" />
      <TextField label={label} readOnly defaultValue="Ren Kust Bohuslän" />
      <TextField label={label} disabled defaultValue="Ren Kust Bohuslän" />
    </Stack>
  ),
};

/** Digits that are read one by one. */
export const Code: Story = {
  args: { label: 'Code', look: 'code', inputMode: 'numeric', defaultValue: '482913' },
  parameters: swedish<TextFieldProps>({ label: 'Kod' }),
};

export const LongWords: Story = {
  args: {
    label: 'The name under which your organisation’s liability insurance is registered with the insurance company',
    defaultValue: 'Frivilligorganisationssamverkansöverenskommelsen i Bohusläns skärgårdskommuner',
    error: 'This name is not in the register of associations, foundations and other organisations.',
  },
  parameters: swedish<TextFieldProps>({
    label: 'Ansvarsförsäkringsbolagets registreringsbeteckning för idrottsföreningsverksamheten',
    error: 'Registreringsbeteckningen finns inte i frivilligorganisationsregistret.',
  }),
};

/** Tab reaches read-only fields, not disabled ones. */
export const Keyboard: Story = {
  ...States,
  play: async ({ canvasElement }) => {
    const [empty, filled, readOnly] = within(canvasElement).getAllByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('Fixarkollektivet');
    await expect(empty).toHaveValue('Fixarkollektivet');
    await userEvent.tab();
    await expect(filled).toHaveFocus();
    await userEvent.tab();
    await expect(readOnly).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(readOnly).toHaveValue('Ren Kust Bohuslän');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
