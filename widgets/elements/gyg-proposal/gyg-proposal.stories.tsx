import { ApiError } from '@gyg/contract/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../../core/define-element';
import { fakeSession, signedIn } from '../../core/preact/testing/fake-session';
import { never, pasted, startWith, textIn, write } from '../../core/preact/testing/story';
import type { SessionState } from '../../core/session';
import { GygProposalElement } from './gyg-proposal';
import { profileOf, responsesOf, type Scene } from './testing/scene';

defineElement('gyg-proposal', GygProposalElement);

/** The call to propose a gyg, as a partner pastes it into a page, and its form. */
const meta: Meta<Record<string, string>> = {
  title: 'gyg-proposal',
  render: pasted('gyg-proposal'),
  args: { organization: 'ren-kust-bohuslan' },
};
export default meta;
type Story = StoryObj<Record<string, string>>;

const asGuest: SessionState = { status: 'guest' };
const scene = (
  content: Scene,
  state: SessionState = asGuest,
  respond: (path: string) => unknown = responsesOf(content),
): Pick<Story, 'beforeEach'> => ({
  beforeEach: startWith(GygProposalElement, fakeSession(state, respond), () => Response.json(profileOf(content))),
});
const says =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    waitFor(() => {
      const text = textIn(canvasElement, 'gyg-proposal');
      expect(texts.some((expected) => text.includes(expected))).toBe(true);
    });
const inside = (canvas: HTMLElement, selector: string) => {
  const match = canvas.querySelector('gyg-proposal')?.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`There is no ${selector}`);
  return match;
};
/** Fills in what is required and sends it. */
const sends =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async (context) => {
    const { canvasElement } = context;
    await waitFor(() => inside(canvasElement, '[name=title]'));
    await write(inside(canvasElement, '[name=title]'), 'Paint the bicycle shed');
    await write(inside(canvasElement, '[name=summary]'), 'It is grey.');
    inside(canvasElement, '[type=submit]').click();
    await says(...texts)(context);
  };
const help = 'A day outside exam weeks.\nOne grown-up who is there from start to end.';
const open = { open: '' };

export const Guest: Story = { ...scene({}), play: says('Log in to propose', 'Logga in för att föreslå') };
export const Loading: Story = { beforeEach: startWith(GygProposalElement, fakeSession(), never) };
export const WindowBlocked: Story = scene({}, { status: 'failed', code: 'window.blocked' });
export const Ready: Story = { ...scene({}, signedIn()), play: says('Submit Proposal', 'Lämna förslag') };
export const MembersOnly: Story = scene({ page: { proposalWhoCanSubmit: 'MEMBERS' } }, signedIn());
export const MembersOnlyForGuests: Story = scene({ page: { proposalWhoCanSubmit: 'MEMBERS' } });
export const Form: Story = {
  ...scene({ page: { proposalHelpText: help, proposalRepresentOrganization: 'true' }, own: ['Sjövik AB'] }, signedIn()),
  args: open,
  play: says('What do you propose?', 'Vad föreslår du?'),
};
export const WhatIsMissing: Story = {
  ...scene({}, signedIn()),
  args: open,
  play: async (context) => {
    await waitFor(() => inside(context.canvasElement, '[value=COLLECTION]'));
    inside(context.canvasElement, '[value=COLLECTION]').click();
    inside(context.canvasElement, '[type=submit]').click();
    await says('Enter a title.', 'Ange en titel.')(context);
  },
};
export const Sent: Story = {
  ...scene({}, signedIn(), () => ({ id: 'proposal-1' })),
  args: open,
  play: sends('Your proposal has been submitted.', 'Ditt förslag är inskickat.'),
};
export const NotSent: Story = {
  ...scene({}, signedIn(), () => {
    throw new ApiError('network');
  }),
  args: open,
  play: sends('Nothing is lost', 'Inget är förlorat'),
};
export const Off: Story = scene({ page: { proposalFeatureEnabled: 'false' } });
export const NotReached: Story = {
  beforeEach: startWith(GygProposalElement, fakeSession(), () =>
    Response.json({ code: 'server.unavailable' }, { status: 503 }),
  ),
};
