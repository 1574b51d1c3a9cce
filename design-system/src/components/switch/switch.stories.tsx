import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { Switch, type SwitchProps } from './switch';

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { children: 'Recipients can book places', hint: 'Their names are only shown to you.' },
  parameters: swedish<SwitchProps>({
    children: 'Mottagare kan boka platser',
    hint: 'Bara ni ser deras namn.',
  }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Off and on, and the same disabled. */
export const States: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Stack>
  ),
};

/** A label that wraps, with an error below. */
export const Invalid: Story = {
  args: {
    hint: undefined,
    children: 'Show the address of the meeting place only to people whose booking you have confirmed',
    error: 'Enter an address first.',
  },
  parameters: swedish<SwitchProps>({
    hint: undefined,
    children: 'Visa mötesplatsens adress bara för dem vars bokning ni har bekräftat',
    error: 'Ange en adress först.',
  }),
};

/** Space turns it on and off. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
