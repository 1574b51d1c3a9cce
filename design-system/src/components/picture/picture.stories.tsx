import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenePicture, widePicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { CardGrid } from '../card-grid/card-grid';
import { Picture, type PictureProps } from './picture';

const meta = {
  title: 'Components/Text and media/Picture',
  component: Picture,
  parameters: swedish<PictureProps>({ alt: 'Fem personer plockar skräp på en strand' }),
  args: { ...scenePicture('shore', 14), alt: 'Five people picking litter on a shore' },
  decorators: [
    (Story) => (
      <CardGrid columns={3}>
        <Story />
      </CardGrid>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fills its container; slightly dimmed in the dark theme. */
export const Default: Story = {};
/** A wide picture in the same container is cropped, not distorted. */
export const OtherShape: Story = { args: { ...widePicture('plant', 15), alt: '', style: { aspectRatio: '8 / 5' } } };
