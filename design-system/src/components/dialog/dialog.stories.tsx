import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shownProps, swedish } from '../../samples/swedish';
import { Button } from '../button/button';
import { TextArea } from '../text-area/text-area';
import { Dialog, type DialogProps } from './dialog';

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  args: { open: false, onClose: fn(), title: 'Cancel your booking?', closeLabel: 'Close' },
  parameters: swedish<DialogProps>({ title: 'Avboka din plats?', closeLabel: 'Stäng' }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open initially, with its buttons; the button that opens it is behind. */
const Opened = ({ from = true, children, ...args }: DialogProps & { from?: boolean }) => {
  const [open, setOpen] = useState(from);
  const sv = args.closeLabel === 'Stäng';
  return (
    <>
      <Button onClick={() => setOpen(true)}>{sv ? 'Avboka' : 'Cancel booking'}</Button>
      <Dialog
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {sv ? 'Behåll den' : 'Keep it'}
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {sv ? 'Avboka platsen' : 'Cancel the booking'}
            </Button>
          </>
        }
        {...args}
        open={open}
        onClose={() => setOpen(false)}
      >
        {children ??
          (sv ? (
            <TextArea label="Varför kan du inte komma?" hint="Värden läser det." />
          ) : (
            <TextArea label="Why can’t you come?" hint="The host will read this." />
          ))}
      </Dialog>
    </>
  );
};
const paragraphs = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph each time
  Array.from({ length: 24 }, (_, index) => <p key={index}>{text}</p>);
const english = paragraphs(
  'Everyone who offers time or things is covered by the host’s insurance while the gyg lasts. Ask the host for its terms before you come.',
);
const inSwedish = paragraphs(
  'Den som ger tid eller saker omfattas av värdens försäkring medan gygen pågår. Samhällsnyttiga frivilligorganisationers ansvarsförsäkringsvillkor gäller i sin helhet.',
);
const keepIt = /^(Keep it|Behåll den)$/;
const why = /^(Why can’t you come\?|Varför kan du inte komma\?)$/;
const shown = async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const WithReason: Story = { tags: ['!autodocs'], render: (args) => <Opened {...args} />, play: shown };
/** 420 px, for a question. */
export const Small: Story = {
  tags: ['!autodocs'],
  args: { size: 'sm', children: 'Your place goes to someone else immediately.' },
  parameters: swedish<DialogProps>({ children: 'Platsen går direkt till någon annan.' }),
  render: (args) => <Opened {...args} />,
  play: shown,
};
/** Opened in the end cell of a row: its text does not look like the row's. */
export const InARow: Story = {
  tags: ['!autodocs'],
  args: { size: 'sm', children: 'Your place goes to someone else immediately.' },
  parameters: swedish<DialogProps>({ children: 'Platsen går direkt till någon annan.' }),
  render: (args) => (
    <div style={{ fontSize: 12, textAlign: 'end', whiteSpace: 'nowrap' }}>
      <Opened {...args} />
    </div>
  ),
  play: async () => {
    await shown();
    const style = getComputedStyle(screen.getByRole('dialog'));
    await expect([style.fontSize, style.textAlign, style.whiteSpace]).toEqual(['17px', 'start', 'normal']);
  },
};
/** Taller than the window: header and actions stay, the middle scrolls, and the page behind does not. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: { size: 'lg', title: 'Terms for giving', children: english },
  parameters: swedish<DialogProps>({
    title: 'Ansvarsförsäkrings\u00advillkor för frivilligorganisationer',
    children: inSwedish,
  }),
  render: (args) => <Opened {...args} />,
  play: async () => {
    await shown();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const actions = screen.getByRole('button', { name: keepIt }).getBoundingClientRect();
    await expect(actions.bottom).toBeLessThanOrEqual(innerHeight);
  },
};
/** The whole screen, for a long form (a proposal): content as wide as a page, header and actions stay. */
export const FullScreen: Story = {
  tags: ['!autodocs'],
  args: { size: 'full', title: 'Propose a gyg', children: english },
  parameters: swedish<DialogProps>({ title: 'Föreslå en gyg', children: inSwedish }),
  render: (args) => <Opened {...args} />,
  play: async () => {
    await shown();
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
  },
};
/** With unsaved changes: closing asks first, and "keep editing" returns to the form. */
export const Unsaved: Story = {
  tags: ['!autodocs'],
  args: {
    unsaved: {
      title: 'Close without sending?',
      text: 'Your text will be lost.',
      keep: 'Keep editing',
      discard: 'Close',
    },
  },
  parameters: swedish<DialogProps>({
    unsaved: {
      title: 'Stänga utan att skicka?',
      text: 'Din text går förlorad.',
      keep: 'Fortsätt skriva',
      discard: 'Stäng',
    },
  }),
  render: (args) => <Opened {...args} />,
  play: async (story) => {
    const { closeLabel, unsaved } = shownProps(story);
    const question = { name: String(unsaved?.title) };
    const keep = { name: String(unsaved?.keep) };
    const field = await screen.findByLabelText(why);
    const typed = story.globals.language === 'sv' ? 'Jag är sjuk' : 'I am ill';
    await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: closeLabel }));
    const confirmation = await screen.findByRole('dialog', question);
    await expect(within(confirmation).getByRole('button', keep)).toHaveFocus();
    await userEvent.click(within(confirmation).getByRole('button', keep));
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
    await expect(field).toHaveValue(typed);
  },
};
/**
 * The button that opened it no longer exists when it closes: focus goes to the page's content, not to the top of the
 * document.
 */
export const OpenerGone: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const sv = globals.language === 'sv';
    const [state, setState] = useState<'before' | 'open' | 'after'>('before');
    return (
      <main tabIndex={-1}>
        {state === 'after' ? (
          <p>{sv ? 'Bokningen är avbokad.' : 'The booking is cancelled.'}</p>
        ) : (
          <Button onClick={() => setState('open')}>{sv ? 'Avboka' : 'Cancel booking'}</Button>
        )}
        <Dialog {...args} open={state === 'open'} onClose={() => setState('after')}>
          {sv ? 'Bokningen tas bort.' : 'The booking is removed.'}
        </Dialog>
      </main>
    );
  },
  play: async ({ canvas, ...story }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: shownProps(story).closeLabel }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
/** Enter opens it, the focus starts in the first field and stays inside, and Escape restores it. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => <Opened {...args} from={false} />,
  play: async ({ canvas, ...story }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(why)).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: keepIt })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: shownProps(story).closeLabel })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
