import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageOf } from '../../samples/gygs';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Page } from '../layout/layout';
import { Section } from '../layout/section';
import { sampleTexts } from '../lightbox/sample-items';
import { MoreLink } from '../link/more-link';
import { sampleStories } from './sample-stories';
import { StoryGrid, type StoryGridProps } from './story-grid';

const meta = {
  title: 'Components/Cards/StoryGrid',
  component: StoryGrid,
  parameters: {
    layout: 'fullscreen',
    ...swedish<StoryGridProps>({
      stories: sampleStories('sv'),
      texts: sampleTexts.sv,
      openLabel: ({ author }) => `Öppna berättelsen av ${author}`,
      renderAction: () => <MoreLink href="#gyg">Till gygen</MoreLink>,
    }),
  },
  args: {
    stories: sampleStories('en'),
    texts: sampleTexts.en,
    openLabel: ({ author }) => `Open the story by ${author}`,
    renderAction: () => <MoreLink href="#gyg">To the gyg</MoreLink>,
  },
} satisfies Meta<typeof StoryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A gyg's moments, three in a row. */
export const Moments: Story = {
  args: { columns: 3 },
  render: (args) => (
    <Page padded width="medium">
      <StoryGrid {...args} />
    </Page>
  ),
};

/** The home page's band: the text links to the gyg, the picture opens. */
export const OnTheBand: Story = {
  args: { look: 'quote' },
  render: ({ stories, ...args }, { globals }) => (
    <Section
      tone="band"
      title={languageOf(globals) === 'sv' ? 'Berättat av dem som var med' : 'Stories from people who came'}
    >
      <StoryGrid {...args} stories={stories.map((story) => ({ ...story, href: '#gyg' }))} />
    </Section>
  ),
};

export const Keyboard: Story = {
  args: { columns: 3 },
  render: (args) => (
    <Page padded width="medium">
      <StoryGrid {...args} />
    </Page>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const second = canvas.getAllByRole('button')[1];
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(args.texts.position(2, 4))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText(args.texts.position(3, 4))).toBeInTheDocument();
    await tabTo(screen.getByRole('button', { name: args.texts.close }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};
