import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyPicture } from '../../samples/pictures';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { Button } from '../button/button';
import { Lightbox, type LightboxProps } from './lightbox';
import { longCaption, sampleItems, sampleTexts } from './sample-items';

const meta = {
  title: 'Components/Text and media/Lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen', ...swedish<LightboxProps>({ items: sampleItems.sv, texts: sampleTexts.sv }) },
  args: { items: sampleItems.en, texts: sampleTexts.en, defaultAt: 1, onAtChange: fn() },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text is beside the picture; on narrow screens below it. */
export const WithWords: Story = {};

/** 900 characters, the maximum of a caption, scroll beside the picture, which stays. */
export const LongCaption: Story = {
  args: { items: [{ ...sampleItems.en[0], id: 'long', caption: longCaption.en }], defaultAt: 0 },
  parameters: swedish<LightboxProps>({ items: [{ ...sampleItems.sv[0], id: 'long', caption: longCaption.sv }] }),
};

/** One picture without a caption: no position, no previous or next button. */
export const OnePicture: Story = {
  args: { items: [{ id: 'one', picture: { ...storyPicture('plant', 15), alt: 'Planters in a row' } }], defaultAt: 0 },
};

/** A story without a picture: its text is shown instead. */
export const WordsAlone: Story = {
  args: { items: sampleItems.en.map(({ picture: _, ...item }) => item), defaultAt: 0 },
  parameters: swedish<LightboxProps>({ items: sampleItems.sv.map(({ picture: _, ...item }) => item) }),
};

/** A picture that failed to load has a retry button. */
export const Failed: Story = {
  args: {
    items: [{ id: 'gone', picture: { src: 'data:image/png;base64,AAAA', alt: '' }, credit: 'Klara Lind' }],
    defaultAt: 0,
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: args.texts.retry }));
    await expect(await screen.findByText(args.texts.failed)).toBeInTheDocument();
  },
};

/** A loading picture: its placeholder shimmers. */
export const Loading: Story = {
  args: {
    // This URL never responds, so loading lasts as long as the story.
    items: [{ id: 'slow', picture: { src: 'https://192.0.2.1/slow.webp', alt: '', width: 800, height: 600 } }],
    defaultAt: 0,
  },
  tags: ['!test'],
};

export const Keyboard: Story = {
  args: { at: null },
  argTypes: { at: { control: false } },
  render: ({ at: _, defaultAt: __, ...args }) => <Opened {...args} />,
  play: async ({ args }) => {
    const { texts } = args;
    await userEvent.tab();
    const opener = screen.getByRole('button', { name: 'Open' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: texts.label });
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText(texts.position(2, 3))).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    const next = screen.getByRole('button', { name: texts.next });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await tabTo(next);
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText(texts.position(3, 3))).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByText(texts.position(1, 3))).toBeInTheDocument();
    await tabTo(screen.getByRole('button', { name: texts.close }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const Opened = (props: LightboxProps) => {
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setAt(0)}>Open</Button>
      <Lightbox {...props} at={at} onAtChange={setAt} />
    </>
  );
};
