import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Avatar } from '../avatar/avatar';
import { Page } from '../layout/layout';
import { RadioCards, type RadioCardsProps } from './radio-cards';

const organization = (seed: string) => <Avatar kind="organization" seed={seed} />;
const sv: Partial<RadioCardsProps> = {
  legend: 'Vem representerar du?',
  hint: 'Timmarna räknas för den organisation du väljer.',
  options: [
    { value: 'me', title: 'Mig själv', detail: 'Ingen annan ser det', media: <Avatar seed="Elin" /> },
    { value: 'fix', title: 'Fixarkollektivet', detail: 'Medlem sedan 2024', media: organization('Fixarkollektivet') },
    {
      value: 'oak',
      title: 'Skogsvännerna Uppland',
      detail: 'Väntar på godkännande',
      media: organization('Skogs'),
      disabled: true,
    },
  ],
};

const Holding = (args: RadioCardsProps) => {
  const [value, setValue] = useState(args.value);
  return <RadioCards {...args} value={value} onValueChange={setValue} />;
};

const meta = {
  title: 'Components/Fields/RadioCards',
  component: RadioCards,
  args: {
    legend: 'Who do you represent?',
    hint: 'The hours count for the organisation you choose.',
    value: null,
    onValueChange: fn(),
    options: [
      { value: 'me', title: 'Myself', detail: 'Only visible to you', media: <Avatar seed="Elin" /> },
      { value: 'fix', title: 'Fixarkollektivet', detail: 'Member since 2024', media: organization('Fixarkollektivet') },
      {
        value: 'oak',
        title: 'Skogsvännerna Uppland',
        detail: 'Waiting for approval',
        media: organization('Skogs'),
        disabled: true,
      },
    ],
  },
  parameters: swedish<RadioCardsProps>(sv),
  render: (args) => <Holding {...args} />,
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'fix' } };
export const Invalid: Story = {
  args: { error: 'Choose who you represent.' },
  parameters: swedish<RadioCardsProps>({ ...sv, error: 'Välj vem du representerar.' }),
};
export const Disabled: Story = { args: { value: 'me', disabled: true } };

/** Short labels at the end; long ones wrap. */
export const WithAside: Story = {
  args: {
    legend: 'What can you give?',
    hint: undefined,
    value: 'time',
    options: [
      { value: 'time', title: 'An hour on the shore', detail: 'Saturday 09:30 to 12:30', aside: '3 left' },
      { value: 'things', title: 'Frivilligorganisationssamverkansöverenskommelser att dela ut', aside: '120 left' },
    ],
  },
  parameters: swedish<RadioCardsProps>({
    legend: 'Vad kan du ge?',
    options: [
      { value: 'time', title: 'En timme på stranden', detail: 'Lördag 09.30 till 12.30', aside: '3 kvar' },
      { value: 'things', title: 'Frivilligorganisationssamverkansöverenskommelser att dela ut', aside: '120 kvar' },
    ],
  }),
};

/** Tab reaches the group once; Space selects, arrow keys move the selection and skip disabled cards. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [me, fix, oak] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(me).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(me).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(fix).toBeChecked();
    await expect(oak).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
