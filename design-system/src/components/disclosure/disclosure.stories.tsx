import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion, Disclosure } from './disclosure';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: 'Filter by goal', icon: 'filter', note: '2 chosen', children: 'The filters' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Filter by goal'));
    await expect(canvas.getByText('The filters')).toBeVisible();
  },
};
export const AccordionOfThree: Story = {
  render: () => (
    <Accordion
      name="questions"
      items={[
        { id: '1', summary: 'What is a gyg?', content: 'An event that needs hands, hours or things.', open: true },
        { id: '2', summary: 'What does it cost?', content: 'Nothing.' },
        { id: '3', summary: 'May my children come along?', content: 'Where the host says so, with an adult.' },
      ]}
    />
  ),
};
