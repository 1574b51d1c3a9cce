import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { Field, type FieldProps } from './field';
import s from './field.module.css';

const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  args: {
    label: 'Registration number',
    children: (wiring) => <input className={s.input} {...wiring} />,
  },
  parameters: swedish<FieldProps>({ label: 'Registreringsnummer' }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame for a custom input. Prefer TextField, SelectField or another ready-made field where one fits. */
export const Plain: Story = {};

/** Everything a field can show: a hint before the input, an error after it, and content at the end. */
export const WithHintAndError: Story = {
  args: {
    optional: 'optional',
    hint: 'Ten digits, as on the certificate of registration.',
    error: 'A registration number has ten digits, like 556677-8899.',
    after: <small id="checked">Last checked today</small>,
    describedBy: 'checked',
  },
  parameters: swedish<FieldProps>({
    label: 'Registreringsnummer',
    optional: 'valfritt',
    hint: 'Tio siffror, som i registreringsbeviset.',
    error: 'Ett registreringsnummer har tio siffror, som 556677-8899.',
    after: <small id="checked">Senast kontrollerat i dag</small>,
  }),
};

/** Long words break and do not overflow. */
export const LongWords: Story = {
  args: {
    label: 'Ansvarsförsäkringsbolagets organisationsnummer för idrottsföreningsverksamheten',
    hint: 'Frivilligorganisationssamverkansöverenskommelsen nämner det på första sidan.',
    error: 'Ansvarsförsäkringsbolagsregistreringsnumret saknas. Fyll i det.',
  },
  parameters: swedish<FieldProps>({
    label: 'Ansvarsförsäkringsbolagets organisationsnummer för idrottsföreningsverksamheten',
  }),
  render: (args) => (
    <Stack style={{ maxWidth: 288 }}>
      <Field {...args} />
    </Stack>
  ),
};

/** Pressing the label focuses the input. */
export const Keyboard: Story = {
  args: { labelHidden: true, hint: 'Ten digits.' },
  parameters: swedish<FieldProps>({ hint: 'Tio siffror.' }),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('556677');
    await expect(input).toHaveValue('556677');
    await expect(input).toHaveAccessibleDescription(/\w/);
  },
};
