import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Disclosure, type DisclosureProps } from './disclosure';

const sv: Partial<DisclosureProps> = {
  summary: 'Filtrera på hållbarhetsmål',
  note: '2 valda',
  children: 'Filtren',
};

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: { summary: 'Filter by goal', icon: 'filter', note: '2 chosen', children: 'The filters' },
  parameters: swedish<DisclosureProps>(sv),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
/** In a list, without a card around it. */
export const Line: Story = { args: { look: 'line', icon: undefined } };
export const LongText: Story = {
  args: {
    summary: 'Hållbarhetsredovisningsförordningens tillämpningsföreskrifter för frivilligorganisationer',
    note: '12 Hållbar konsumtion och produktion',
    open: true,
  },
  parameters: swedish<DisclosureProps>({
    ...sv,
    summary: 'Hållbarhetsredovisningsförordningens tillämpningsföreskrifter för frivilligorganisationer',
  }),
};
/**
 * Tab reaches the summary, then the opened content. Browsers ignore a story's synthetic Enter and Space here:
 * `disclosure.browser.test.tsx` presses real keys.
 */
export const Keyboard: Story = {
  args: { open: true, children: <a href="#clear">Clear the filters</a> },
  parameters: swedish<DisclosureProps>({ ...sv, children: <a href="#clear">Rensa filtren</a> }),
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(summary).toHaveFocus();
  },
};
