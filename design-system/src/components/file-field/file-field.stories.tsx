import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { photo } from '../image-cropper/sample-photo';
import { Page } from '../layout/layout';
import { Stack } from '../layout/stack';
import { FileField, type FileFieldProps } from './file-field';
import { sampleCrop, sampleFileTexts, swedishCrop, swedishFileTexts } from './sample-texts';

const sv: Partial<FileFieldProps> = {
  label: 'Gygens bild',
  hint: 'Den syns överst och på kortet.',
  texts: swedishFileTexts,
};
const here =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23bfe3ee" d="M0 0h16v9H0z"/%3E%3Cpath fill="%230a97d9" d="M0 5h16v4H0z"/%3E%3Cpath fill="%237a2318" d="M4 5h7l-1 1.500H5z"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  args: {
    label: 'The gyg’s picture',
    hint: 'It is shown at the top of the page and on the card.',
    texts: sampleFileTexts,
    onValueChange: fn(),
  },
  parameters: swedish<FileFieldProps>(sv),
  decorators: [
    (Story) => (
      <Page width="narrow" padded>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(await within(canvasElement).findByLabelText(/(Choose|Välj)/), file, { applyAccept: false });

export const Empty: Story = {
  args: { optional: 'optional' },
  parameters: swedish<FileFieldProps>({ ...sv, optional: 'valfritt' }),
};
export const Filled: Story = { args: { current: here } };
export const Uploading: Story = { args: { current: here, progress: 0.4 } };

/** With an error, and disabled. */
export const States: Story = {
  args: { error: 'Choose a picture for the gyg.' },
  parameters: swedish<FileFieldProps>({ ...sv, error: 'Välj en bild till gygen.' }),
  render: ({ error, ...args }) => (
    <Stack gap={4}>
      <FileField {...args} error={error} />
      <FileField {...args} disabled current={here} />
    </Stack>
  ),
};

/** A file of another type, whatever its name says. */
export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['GIF89a'], 'boat.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/\.jpg, \.jpeg/));
  },
};

/** A hero has a fixed shape: a chosen file opens in a dialog to be cropped. */
export const Cropped: Story = {
  args: { crop: sampleCrop },
  parameters: swedish<FileFieldProps>({ ...sv, crop: swedishCrop }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo(1600, 1200));
    await screen.findByRole('application');
  },
};

/** Replace, then Remove; afterwards the focus is on choosing. */
export const Keyboard: Story = {
  args: { current: here },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText(/(Choose another|Välj en annan)$/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByLabelText(/(Choose a picture|Välj en bild)$/)).toHaveFocus();
  },
};
