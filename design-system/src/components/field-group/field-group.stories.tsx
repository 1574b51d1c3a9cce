import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { TextField } from '../text-field/text-field';
import { FieldGroup, type FieldGroupProps } from './field-group';

const sv: Partial<FieldGroupProps> = {
  label: 'Kontaktperson på plats',
  hint: 'Syns bara för dem som är med.',
  children: (
    <>
      <TextField label="Namn" autoComplete="off" />
      <TextField label="Telefon" type="tel" autoComplete="off" />
    </>
  ),
};

const meta = {
  title: 'Components/Fields/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Contact person on site',
    hint: 'Only visible to participants.',
    children: (
      <>
        <TextField label="Name" autoComplete="off" />
        <TextField label="Phone" type="tel" autoComplete="off" />
      </>
    ),
  },
  parameters: swedish<FieldGroupProps>(sv),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  args: { optional: 'optional' },
  parameters: swedish<FieldGroupProps>({ ...sv, optional: 'valfritt' }),
};
export const Row: Story = { args: { layout: 'row' } };
export const Invalid: Story = {
  args: { layout: 'row', error: 'Give a name or a phone number.' },
  parameters: swedish<FieldGroupProps>({ ...sv, error: 'Ange ett namn eller ett telefonnummer.' }),
};
export const Disabled: Story = { args: { layout: 'row', disabled: true } };

export const Keyboard: Story = {
  args: { layout: 'row' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('textbox');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
