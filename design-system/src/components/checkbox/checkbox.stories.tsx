import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { Checkbox, type CheckboxProps } from './checkbox';

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Tell me about new gygs', hint: 'At most one message a week.' },
  parameters: swedish<CheckboxProps>({ children: 'Berätta om nya gygar', hint: 'Högst ett meddelande i veckan.' }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unchecked, checked and indeterminate, and the same disabled. */
export const States: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} indeterminate />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
    </Stack>
  ),
};

/** A label with links that wraps, with an error below. */
export const Invalid: Story = {
  args: {
    hint: undefined,
    children: (
      <>
        I agree to the <a href="#terms">terms for giving</a>, and that Ren Kust Bohuslän sees my name and e‑mail.
      </>
    ),
    error: 'Tick the box to continue.',
  },
  parameters: swedish<CheckboxProps>({
    hint: undefined,
    children: (
      <>
        Jag godkänner <a href="#villkor">villkoren för att bidra</a>, och att Ren Kust Bohuslän ser mitt namn och min
        e‑post enligt personuppgiftsbiträdesavtalet.
      </>
    ),
    error: 'Kryssa i rutan för att gå vidare.',
  }),
};

/** Space checks and clears. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
