import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { TextField } from '../text-field/text-field';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary';

const meta = {
  title: 'Components/Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Fill in what is missing',
    fields: [
      { id: 'summary-title', label: 'Title' },
      { id: 'summary-place', label: 'Place' },
    ],
  },
  parameters: swedish<ErrorSummaryProps>({
    title: 'Fyll i det som saknas',
    fields: [
      { id: 'summary-title', label: 'Rubrik' },
      { id: 'summary-place', label: 'Plats' },
    ],
  }),
  render: (args) => (
    <Page width="narrow" padded>
      <Stack gap={4}>
        <ErrorSummary {...args} />
        <TextField id="summary-title" label={args.fields[0]?.label} error={args.title} autoComplete="off" />
        <TextField id="summary-place" label={args.fields[1]?.label} error={args.title} autoComplete="off" />
      </Stack>
    </Page>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** For a form so long that its first field may be out of view. */
export const TakesFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
  },
};

/** Enter on a link moves to its field. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [, place] = within(canvasElement).getAllByRole('textbox');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(place).toHaveFocus();
  },
};
