import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '../card-grid/card-grid';
import { Page } from '../layout/layout';
import { DrawnPicture } from './drawn-picture';

const meta = {
  title: 'Components/Pictures/DrawnPicture',
  component: DrawnPicture,
  args: { scene: 'harbour' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DrawnPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every scene as on a card; the dark theme has its own night pictures. */
export const Cards: Story = {
  render: () => (
    <Page padded>
      <CardGrid columns={3}>
        {(['harbour', 'field', 'orchard', 'street', 'lesson', 'market', 'meeting'] as const).map((scene) => (
          <DrawnPicture key={scene} scene={scene} />
        ))}
      </CardGrid>
    </Page>
  ),
};

/** Below the title of a page. */
export const Banner: Story = {
  args: { shape: 'banner' },
  render: (args) => (
    <Page padded>
      <DrawnPicture {...args} />
    </Page>
  ),
};
