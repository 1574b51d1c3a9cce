import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Accordion, type AccordionProps } from './accordion';

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      { id: '1', summary: 'What is a gyg?', content: 'An event that needs hands, hours or things.', open: true },
      { id: '2', summary: 'What does it cost?', content: 'Nothing.' },
      { id: '3', summary: 'May my children come along?', content: 'Where the host says so, with an adult.' },
    ],
  },
  parameters: swedish<AccordionProps>({
    items: [
      {
        id: '1',
        summary: 'Vad är en gyg?',
        content: 'Ett evenemang som behöver händer, timmar eller saker.',
        open: true,
      },
      { id: '2', summary: 'Vad kostar det?', content: 'Ingenting.' },
      {
        id: '3',
        summary: 'Gäller ansvarsförsäkringen för medföljande familjemedlemmar?',
        content: 'Ja, om värden säger det.',
      },
    ],
  }),
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several items may be open. */
export const Several: Story = {};
/** Opening one item closes the others. */
export const OneAtATime: Story = {
  args: { name: 'questions-one' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/cost|kostar/));
    await expect(canvas.getByText(/^An event|^Ett evenemang/)).not.toBeVisible();
  },
};
/** Tab reaches each summary and the content of open items. `disclosure.browser.test.tsx` tests a real Enter. */
export const Keyboard: Story = {
  args: { name: 'questions-keys' },
  play: async ({ canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) {
      await userEvent.tab();
      await expect(summary).toHaveFocus();
    }
  },
};
