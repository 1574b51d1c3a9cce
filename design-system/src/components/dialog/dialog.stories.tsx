import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
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

/** Open from the start, with its buttons; what opened it stands behind. */
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
            <TextArea label="Why can you not come?" hint="The host reads it." />
          ))}
      </Dialog>
    </>
  );
};
const paragraphs = (
  <>
    {Array.from({ length: 24 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph each time
      <p key={index}>
        Whoever offers time or things is covered by the host’s insurance while the gyg lasts. Samhällsnyttiga
        frivilligorganisationers ansvarsförsäkringsvillkor gäller i sin helhet.
      </p>
    ))}
  </>
);
const shown = async () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const WithReason: Story = { tags: ['!autodocs'], render: (args) => <Opened {...args} />, play: shown };
/** 420 px: a question. */
export const Small: Story = {
  tags: ['!autodocs'],
  args: { size: 'sm', children: 'The place goes to somebody else at once.' },
  parameters: swedish<DialogProps>({ children: 'Platsen går genast till någon annan.' }),
  render: (args) => <Opened {...args} />,
  play: shown,
};
/** Longer than the window: head and actions stay, the middle scrolls, and the page behind does not. */
export const LongText: Story = {
  tags: ['!autodocs'],
  args: { size: 'lg', title: 'Terms for giving', children: paragraphs },
  parameters: swedish<DialogProps>({ title: 'Ansvarsförsäkringsvillkor för frivilligorganisationer' }),
  render: (args) => <Opened {...args} />,
  play: async () => {
    await shown();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const actions = screen.getByRole('button', { name: 'Keep it' }).getBoundingClientRect();
    await expect(actions.bottom).toBeLessThanOrEqual(innerHeight);
  },
};
/** The whole screen, for a form of its own (a proposal): as wide as a page, head and actions stay. */
export const FullScreen: Story = {
  tags: ['!autodocs'],
  args: { size: 'full', title: 'Propose a gyg', children: paragraphs },
  parameters: swedish<DialogProps>({ title: 'Föreslå en gygg' }),
  render: (args) => <Opened {...args} />,
  play: async () => {
    await shown();
    const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
  },
};
/** Something is typed and not sent: closing asks first, and keeping goes back to the work. */
export const Unsaved: Story = {
  tags: ['!autodocs'],
  args: {
    unsaved: {
      title: 'Close without sending?',
      text: 'What you wrote is lost.',
      keep: 'Go on writing',
      discard: 'Close',
    },
  },
  parameters: swedish<DialogProps>({
    unsaved: {
      title: 'Stänga utan att skicka?',
      text: 'Det du skrev går förlorat.',
      keep: 'Skriv vidare',
      discard: 'Stäng',
    },
  }),
  render: (args) => <Opened {...args} />,
  play: async () => {
    const field = await screen.findByLabelText('Why can you not come?');
    await userEvent.type(field, 'I am ill');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('dialog', { name: 'Close without sending?' });
    await expect(within(question).getByRole('button', { name: 'Go on writing' })).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Go on writing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without sending?' })).toBeNull());
    await expect(field).toHaveValue('I am ill');
  },
};
/** What opened it is gone when it closes: focus goes to the page's content and not to the top of the document. */
export const OpenerGone: Story = {
  tags: ['!autodocs'],
  render: (args) => {
    const [state, setState] = useState<'before' | 'open' | 'after'>('before');
    return (
      <main tabIndex={-1}>
        {state !== 'after' && <Button onClick={() => setState('open')}>Cancel booking</Button>}
        <Dialog {...args} open={state === 'open'} onClose={() => setState('after')}>
          The booking goes away.
        </Dialog>
      </main>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel booking' }));
    await userEvent.click(await screen.findByRole('button', { name: args.closeLabel }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
/** Enter opens, the focus starts in the first field, goes round inside, and Escape gives it back. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => <Opened {...args} from={false} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel booking' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Why can you not come?')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: args.closeLabel })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
