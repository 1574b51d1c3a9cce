import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImageCropper } from './image-cropper';
import { sampleTexts } from './sample-texts';

const meta = {
  title: 'Components/ImageCropper',
  component: ImageCropper,
  args: { aspect: 1, minHeight: 1000, shape: 'round', texts: sampleTexts, onCropped: fn(), onCancel: fn() },
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A made-up photo: sky, sea, a boat. */
async function photo(width: number, height: number, type = 'image/jpeg', name = 'boat.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  const fill = (colour: string, x: number, y: number, w: number, h: number) => {
    context.fillStyle = colour;
    context.fillRect(x * width, y * height, w * width, h * height);
  };
  fill('#bfe3ee', 0, 0, 1, 1);
  fill('#fcc30b', 0.68, 0.12, 0.12, 0.12);
  fill('#0a97d9', 0, 0.6, 1, 0.4);
  fill('#7a2318', 0.3, 0.54, 0.4, 0.1);
  fill('#fffdf8', 0.46, 0.24, 0.16, 0.28);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(await within(canvasElement).findByLabelText(/^Choose/), file, { applyAccept: false });
const frame = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('application', { name: /^Crop/ }, { timeout: 10_000 });

/** Nothing chosen yet. */
export const Choosing: Story = {};

/** What is chosen must have enough pixels. */
export const TooSmall: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(900, 700));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This one is 900 by 700.'));
  },
};

/** By what is in the file, not by its name. */
export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(1200, 1200, 'image/webp'));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Only files with/));
  },
};

/** Moved and zoomed by keys; the crop has the file’s name and kind. */
export const Cropping: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, await photo(3000, 2000));
    const area = await frame(canvasElement);
    const shown = () => canvasElement.querySelector<HTMLElement>('.reactEasyCrop_Image')?.style.transform;
    const slider = canvas.getByRole('slider', { name: 'Zoom' });
    area.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(slider).toHaveProperty('valueAsNumber', 1.15));
    const before = shown();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown()).not.toBe(before));
    fireEvent.change(slider, { target: { value: '2' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save the picture' }));
    await waitFor(() => expect(args.onCropped).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(args.onCropped).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'boat.jpg', type: 'image/jpeg' }),
    );
  },
};

/** A hero’s frame. */
export const Wide: Story = {
  args: { aspect: 16 / 9, minHeight: 600, shape: 'rect' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(2400, 1600));
    await frame(canvasElement);
  },
};

/** On its way. */
export const Uploading: Story = {
  args: { progress: 0.4 },
};

/** The upload did not work; the crop stays. */
export const Failed: Story = {
  args: { failure: 'The picture could not be uploaded. Please try again.' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(2000, 2000));
    await frame(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/could not be uploaded/);
  },
};
