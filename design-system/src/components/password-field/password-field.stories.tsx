import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Page } from '../layout/layout';
import { PasswordField } from './password-field';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const Choosing: Story = {
  args: { meterLabel: 'Password strength' },
  render: (args) => {
    const [value, setValue] = useState('skär');
    const rules = [
      { label: 'At least 8 characters', met: value.length >= 8 },
      { label: 'A lower-case character', met: /\p{Ll}/u.test(value) },
      { label: 'An upper-case character', met: /\p{Lu}/u.test(value) },
      { label: 'A number between 0 and 9', met: /\d/.test(value) },
    ];
    return (
      <Page width="narrow">
        <PasswordField
          {...args}
          rules={rules}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      </Page>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('meter')).toHaveValue(50);
    await userEvent.type(canvas.getByLabelText('Password'), 'Gård42');
    await expect(canvas.getByRole('meter')).toHaveValue(100);
  },
};
