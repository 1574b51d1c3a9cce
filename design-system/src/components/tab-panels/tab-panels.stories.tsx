import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { TabPanels, type TabPanelsProps } from './tab-panels';

const meta = {
  title: 'Components/Navigation/TabPanels',
  component: TabPanels,
  args: {
    label: 'How to show the list',
    onValueChange: fn(),
    items: [
      { id: 'link', label: 'Link', content: <p>Send the link to people who want to see your plans.</p> },
      {
        id: 'frame',
        label: 'Frame',
        content: <p>Paste the frame where the list should be. It grows with the list.</p>,
      },
      {
        id: 'element',
        label: 'Element',
        content: <p>One script and one tag; the list uses your own colours and font.</p>,
      },
    ],
  },
  // Load the library's code before a story starts, so that slow machines do not fail it.
  loaders: [() => import('./interactive-tabs').then(() => ({}))],
  parameters: swedish<TabPanelsProps>({
    label: 'Så visar du listan',
    items: [
      { id: 'link', label: 'Länk', content: <p>Skicka adressen till den som vill se vad ni har planerat.</p> },
      { id: 'frame', label: 'Ram', content: <p>Klistra in ramen där listan ska stå. Den växer med listan.</p> },
      {
        id: 'element',
        label: 'Element',
        content: <p>Ett skript och en tagg; listan tar era egna färger och typsnitt.</p>,
      },
    ],
  }),
} satisfies Meta<typeof TabPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Counts, a disabled tab, and more tabs than fit on a phone: the list scrolls sideways. */
export const ManyWithCounts: Story = {
  args: {
    defaultValue: 'skills',
    items: [
      { id: 'skills', label: 'Skills and time', count: 14, content: <p>Fourteen skills.</p> },
      { id: 'things', label: 'Items', count: 3, content: <p>Three items.</p> },
      { id: 'recipients', label: 'Recipients', count: 120, content: <p>A hundred and twenty.</p> },
      { id: 'reports', label: 'Sustainability reports', disabled: true, content: null },
    ],
  },
  parameters: swedish<TabPanelsProps>({
    items: [
      { id: 'skills', label: 'Kompetenser och tid', count: 14, content: <p>Fjorton kompetenser.</p> },
      { id: 'things', label: 'Saker', count: 3, content: <p>Tre saker.</p> },
      { id: 'recipients', label: 'Mottagare', count: 120, content: <p>Etthundratjugo.</p> },
      { id: 'reports', label: 'Hållbarhetsredovisningar', disabled: true, content: null },
    ],
  }),
};
/** One tab stop; arrow keys move and activate, and wrap around; Tab moves into the panel. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, ...story }) => {
    const { items, onValueChange } = shownProps(story);
    const name = (id: string) => String(items.find((item) => item.id === id)?.label);
    const tab = (id: string) => canvas.getByRole('tab', { name: name(id) });
    // The library connects each tab to its panel.
    await waitFor(() => expect(tab('link')).toHaveAttribute('aria-controls'));
    await userEvent.tab();
    await expect(tab('link')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('frame')).toHaveAttribute('aria-selected', 'true'));
    await expect(onValueChange).toHaveBeenLastCalledWith('frame');
    await expect(canvas.getByRole('tabpanel', { name: name('frame') })).toBeVisible();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(tab('element')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('link')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: name('link') })).toHaveFocus();
  },
};
