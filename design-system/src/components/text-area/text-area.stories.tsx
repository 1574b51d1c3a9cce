import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { TextArea, type TextAreaProps } from './text-area';

const english = (used: number, most: number) => `${used} of ${most} characters`;
const inSwedish = (used: number, most: number) => `${used} av ${most} tecken`;
const sv: Partial<TextAreaProps> = {
  label: 'Meddelande till värden',
  optional: 'valfritt',
  hint: 'Värden ser den, och ingen annan.',
  counter: inSwedish,
};

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: {
    label: 'Message to the host',
    optional: 'optional',
    hint: 'Only the host sees it.',
    maxLength: 500,
    counter: english,
  },
  parameters: swedish<TextAreaProps>(sv),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** From 90 per cent of the limit the counter is highlighted, and announced after a pause. */
export const NearTheEnd: Story = {
  args: {
    maxLength: 140,
    defaultValue:
      'I pass Hunnebostrand on Friday evening and can leave them at the boathouse. Is anyone there after six, or is there a key under a stone?',
  },
  parameters: swedish<TextAreaProps>({
    ...sv,
    defaultValue:
      'Jag kör genom Hunnebostrand på fredag kväll och kan lämna dem vid båthuset. Är någon där efter sex, eller finns det en nyckel?',
  }),
};

export const Invalid: Story = {
  args: { optional: undefined, error: 'Explain briefly why you are cancelling.' },
  parameters: swedish<TextAreaProps>({ ...sv, optional: undefined, error: 'Förklara kort varför du avbokar.' }),
};

export const States: Story = {
  args: { defaultValue: 'Thank you for today, see you at the jetty.', rows: 2, maxLength: undefined },
  parameters: swedish<TextAreaProps>({ ...sv, defaultValue: 'Tack för i dag, vi ses vid bryggan.' }),
  render: (args) => (
    <Stack gap={4}>
      <TextArea {...args} />
      <TextArea {...args} readOnly />
      <TextArea {...args} disabled />
    </Stack>
  ),
};

/** Enter adds a line, Tab moves on. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('Hej!{Enter}Vi ses.');
    await expect(area).toHaveValue('Hej!\nVi ses.');
    await expect(area).toHaveAccessibleDescription(/12 (of|av) 500/);
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
