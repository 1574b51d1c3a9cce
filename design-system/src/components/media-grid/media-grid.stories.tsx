import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Page } from '../layout/layout';
import { sampleTexts } from '../lightbox/sample-items';
import { MediaGrid, type MediaGridProps } from './media-grid';

const kinds = ['shore', 'mussels', 'plant', 'repair', 'food', 'cafe', 'tutor', 'shelter'] as const;
const media = (captions: readonly string[]) =>
  kinds.map((kind, index) => ({
    id: kind,
    picture: { ...storyPicture(kind, index + 6, index % 3), alt: captions[index] ?? '' },
    ...(captions[index] && { caption: captions[index] }),
  }));

const meta = {
  title: 'Components/Text and media/MediaGrid',
  component: MediaGrid,
  parameters: {
    layout: 'fullscreen',
    ...swedish<MediaGridProps>({
      media: media(['Näten på kajen', 'Musselräkning i Björkfjärden', 'Ekplantorna i Hågadalen']),
      texts: sampleTexts.sv,
      openLabel: ({ caption }) => (caption ? `Öppna bilden: ${caption}` : 'Öppna bilden'),
    }),
  },
  args: {
    media: media(['The nets on the quay', 'Counting mussels', 'Oak seedlings in Hågadalen']),
    texts: sampleTexts.en,
    openLabel: ({ caption }) => (caption ? `Open the picture: ${caption}` : 'Open the picture'),
  },
  render: (args) => (
    <Page padded width="medium">
      <MediaGrid {...args} />
    </Page>
  ),
} satisfies Meta<typeof MediaGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four in a row; three up to 1100 px, two up to 700, one up to 500. */
export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const first = within(canvasElement).getAllByRole('button')[0];
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText(args.texts.position(1, 8))).toBeInTheDocument();
    await tabTo(screen.getByRole('button', { name: args.texts.close }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};
