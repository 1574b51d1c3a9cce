import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { TextField } from '../text-field/text-field';
import { FormDialog, type FormDialogProps } from './form-dialog';

const meta = {
  title: 'Components/Feedback/FormDialog',
  component: FormDialog,
  tags: ['!autodocs'],
  args: {
    open: true,
    size: 'sm',
    title: 'New label',
    closeLabel: 'Close',
    cancel: 'Cancel',
    confirm: 'Create',
    children: <TextField label="Name" />,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: swedish<FormDialogProps>({
    title: 'Ny etikett',
    closeLabel: 'Stäng',
    cancel: 'Avbryt',
    confirm: 'Skapa',
    children: <TextField label="Namn" />,
  }),
  play: async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithField: Story = {};
/** For what cannot be taken back: the focus starts on the button that leaves. */
export const Careful: Story = {
  args: {
    tone: 'danger',
    careful: true,
    title: 'Delete the label?',
    confirm: 'Delete',
    children: 'It is gone for good.',
  },
  parameters: swedish<FormDialogProps>({
    title: 'Ta bort etiketten?',
    confirm: 'Ta bort',
    children: 'Den går inte att få tillbaka.',
  }),
  play: async (story) => {
    const cancel = { name: shownProps(story).cancel };
    await waitFor(() => expect(screen.getByRole('button', cancel)).toHaveFocus());
  },
};
/** While it works it cannot be closed. */
export const Waits: Story = { args: { busy: true, waits: true } };
/** Enter in a field sends it. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Summer{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
