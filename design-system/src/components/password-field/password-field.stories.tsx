import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { PasswordField, type PasswordFieldProps } from './password-field';

const sv: Partial<PasswordFieldProps> = {
  label: 'Lösenord',
  showLabel: 'Visa lösenordet',
  hideLabel: 'Dölj lösenordet',
  meterLabel: 'Lösenordets styrka',
};
const sampleTexts = {
  en: ['At least 8 characters', 'A lower-case character', 'An upper-case character', 'A number between 0 and 9'],
  sv: ['Minst 8 tecken', 'En liten bokstav', 'En stor bokstav', 'En siffra mellan 0 och 9'],
};

const Chosen = ({ defaultValue, ...args }: PasswordFieldProps) => {
  const [value, setValue] = useState(String(defaultValue ?? ''));
  const met = [value.length >= 8, /\p{Ll}/u.test(value), /\p{Lu}/u.test(value), /\d/.test(value)];
  const texts = args.label === 'Lösenord' ? sampleTexts.sv : sampleTexts.en;
  return (
    <PasswordField
      {...args}
      rules={texts.map((label, index) => ({ label, met: met[index] === true }))}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
};

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    meterLabel: 'Password strength',
  },
  parameters: swedish<PasswordFieldProps>(sv),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {
  args: { error: 'Enter your password.' },
  parameters: swedish<PasswordFieldProps>({ ...sv, error: 'Ange ditt lösenord.' }),
};

/** Empty, short, longer, long enough but not all rules met, and all rules met. */
export const Strength: Story = {
  render: (args) => (
    <Stack gap={5}>
      {['', 'sk', 'skär', 'skärgård', 'Skärgård42'].map((typed) => (
        <Chosen key={typed} {...args} defaultValue={typed} />
      ))}
    </Stack>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Skärgård42' } };

/** Typed, shown, and hidden again; the meter follows. */
export const Keyboard: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^(Password|Lösenord)$/);
    await userEvent.tab();
    await userEvent.keyboard('skär');
    await expect(canvas.getByRole('meter')).toHaveValue(50);
    await userEvent.keyboard('Gård42');
    await expect(canvas.getByRole('meter')).toHaveValue(100);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
