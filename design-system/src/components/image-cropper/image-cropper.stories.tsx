import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Page } from '../layout/layout';
import { ImageCropper, type ImageCropperProps } from './image-cropper';
import { photo } from './sample-photo';
import { sampleTexts, swedishTexts } from './sample-texts';

const meta = {
  title: 'Components/Fields/ImageCropper',
  component: ImageCropper,
  args: { aspect: 1, minHeight: 1000, shape: 'round', texts: sampleTexts, onCropped: fn(), onCancel: fn() },
  parameters: swedish<ImageCropperProps>({ texts: swedishTexts }),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(await within(canvasElement).findByLabelText(/^(Choose|Välj)/), file, { applyAccept: false });
const frame = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('application', { name: /^(Crop|Beskärning)/ });

/** Nothing chosen yet. */
export const Choosing: Story = {};

/** The picture must have enough pixels. */
export const TooSmall: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(900, 700));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/900 (by|gånger) 700\./));
  },
};

/** Checks the file's content, not its name. */
export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['GIF89a'], 'boat.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/\.jpg, \.jpeg/));
  },
};

/** Moved and zoomed by keyboard; the crop has the file’s name and type. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, await photo(3000, 2000));
    const area = await frame(canvasElement);
    const shown = () => canvasElement.querySelector<HTMLElement>('.reactEasyCrop_Image')?.style.transform;
    const slider = canvas.getByRole('slider', { name: /^(Zoom|Zooma)$/ });
    await tabTo(area);
    await userEvent.keyboard('+');
    await waitFor(() => expect(slider).toHaveProperty('valueAsNumber', 1.15));
    const before = shown();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown()).not.toBe(before));
    await tabTo(canvas.getByRole('button', { name: /^(Save the picture|Spara bilden)$/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCropped).toHaveBeenCalled());
    await expect(args.onCropped).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'boat.jpg', type: 'image/jpeg' }),
    );
  },
};

/** The frame of a hero. */
export const Wide: Story = {
  args: { aspect: 16 / 9, minHeight: 600, shape: 'rect' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(2400, 1600));
    await frame(canvasElement);
  },
};

/** Part of a larger form: the picture can be turned and removed, and the form gets the crop. */
export const Inline: Story = {
  args: { aspect: 16 / 9, minHeight: 600, shape: 'rect', inline: true, onPreview: fn(), onPicture: fn() },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await photo(2400, 1600));
    await frame(canvasElement);
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledWith(expect.stringMatching(/^data:image/)));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Rotate|Rotera)$/ }));
    await expect(within(canvasElement).getByRole('button', { name: /^(Remove|Ta bort)/ })).toBeVisible();
  },
};

/** Uploading. */
export const Uploading: Story = {
  args: { progress: 0.4 },
};

/** The upload failed; the crop stays. */
export const Failed: Story = {
  args: { failure: 'The picture could not be uploaded. Please try again.' },
  parameters: swedish<ImageCropperProps>({
    texts: swedishTexts,
    failure: 'Bilden gick inte att ladda upp. Försök igen.',
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(2000, 2000));
    await frame(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/could not be uploaded|gick inte/);
  },
};
