import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Stack } from '../layout/stack';
import { RichText } from '../rich-text/rich-text';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
import { editorTexts, editorTextsSv } from './sample-texts';

const written =
  '<h3>About the day</h3><p>We meet at the jetty in <a href="https://example.org/map" rel="noopener nofollow">Hunnebostrand</a> at half past nine. <strong>Two boats</strong> go out with each team, and <em>one</em> comes back at lunch.</p><ul><li><p>Boots</p></li><li><p>Gloves, if you have your own</p></li></ul><ol><li><p>Sign in at the jetty</p></li><li><p>Choose a boat</p></li></ol><blockquote><p>Children are welcome with an adult.</p></blockquote>';
const skriven =
  '<h3>Om dagen</h3><p>Vi möts vid bryggan i <a href="https://example.org/map" rel="noopener nofollow">Hunnebostrand</a> klockan halv tio. <strong>Två båtar</strong> går ut med varje lag, och <em>en</em> kommer tillbaka till lunch.</p><ul><li><p>Stövlar</p></li><li><p>Arbetshandskar, om du har egna</p></li></ul><ol><li><p>Anmäl dig vid bryggan</p></li><li><p>Välj en båt</p></li></ol><blockquote><p>Barn är välkomna i vuxet sällskap.</p></blockquote>';

const counter = (used: number, most: number) =>
  `${used.toLocaleString('en')} of ${most.toLocaleString('en')} characters`;
const raknare = (used: number, most: number) => `${used.toLocaleString('sv')} av ${most.toLocaleString('sv')} tecken`;

const meta = {
  title: 'Components/Fields/RichTextEditor',
  component: RichTextEditor,
  args: {
    label: 'Description',
    hint: 'What happens, what to bring, how to get there.',
    texts: editorTexts,
    maxLength: 20_000,
    counter,
  },
  parameters: swedish<RichTextEditorProps>({
    label: 'Beskrivning',
    hint: 'Vad som händer, vad man tar med sig och hur man hittar dit.',
    texts: editorTextsSv,
    counter: raknare,
  }),
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const sv = (more: Partial<RichTextEditorProps>) => swedish<RichTextEditorProps>({ ...meta.parameters.sv, ...more });

export const Empty: Story = {
  args: { placeholder: 'We meet at the jetty at half past nine …' },
  parameters: sv({ placeholder: 'Vi möts vid bryggan klockan halv tio …' }),
};
export const Written: Story = { args: { defaultValue: written }, parameters: sv({ defaultValue: skriven }) };
export const Invalid: Story = {
  args: {
    defaultValue: '<p>We meet at the jetty in Hunnebostrand, and then we see.</p>',
    maxLength: 40,
    error: 'The text is too long. Shorten it.',
  },
  parameters: sv({
    defaultValue: '<p>Vi möts vid bryggan i Hunnebostrand, och sedan får vi se.</p>',
    error: 'Texten är för lång. Korta ner den.',
  }),
};

/** Read-only and disabled do not need the editor, so neither loads it. */
export const DisabledAndReadOnly: Story = {
  args: { defaultValue: written },
  parameters: sv({ defaultValue: skriven }),
  render: (args) => (
    <Stack gap={5}>
      <RichTextEditor {...args} disabled />
      <RichTextEditor {...args} readOnly optional="" />
    </Stack>
  ),
};

/** Grows up to a share of the window's height, then scrolls; the toolbar is sticky. */
export const Long: Story = {
  args: { defaultValue: written.repeat(4), rows: 12 },
  parameters: sv({ defaultValue: skriven.repeat(4) }),
};

/** The editor, and beside it the text as readers see it and as the API stores it. */
export const InAndOut: Story = {
  args: { defaultValue: written },
  parameters: sv({ defaultValue: skriven }),
  render: function InAndOut({ defaultValue = '', ...args }) {
    const [html, setHtml] = useState(defaultValue);
    return (
      <Stack gap={5}>
        <RichTextEditor {...args} value={html} onValueChange={setHtml} />
        <RichText html={html} />
        <code>{html}</code>
      </Stack>
    );
  },
};

/** The link form is between the toolbar and the text. */
export const Linking: Story = {
  args: { defaultValue: '<p>The map of the shore is here.</p>' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: editorTexts.tools.link }));
    await userEvent.keyboard('nowhere{Enter}');
    await expect(
      within(canvasElement).getByText('Write an address like example.org or elin@example.org.'),
    ).toBeVisible();
  },
};

/** Typed, formatted, linked and left by keyboard only. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const bold = await canvas.findByRole('button', { name: 'Bold' });
    await userEvent.tab();
    await expect(bold).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await expect(bold).toHaveFocus();

    await userEvent.tab();
    const text = canvas.getByRole('textbox', { name: /Description/ });
    await expect(text).toHaveFocus();
    // One at a time: synthetic keys change the DOM, and the editor reads the changes a moment later.
    for (const written of ['S', 'Sh', 'Sho', 'Shor', 'Shore']) {
      await userEvent.keyboard(written.slice(-1));
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(`<p><strong>${written}</strong></p>`));
    }

    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await screen.findByRole('textbox', { name: 'Address of the link' });
    await expect(address).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(bold).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(text).toHaveFocus();

    await userEvent.tab();
    await expect(text).not.toHaveFocus();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
