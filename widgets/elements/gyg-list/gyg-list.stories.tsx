import type { Gyg } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import './define';

const gygs = [
  { id: 'shore', sv: 'Vårstädning på Ramsviks yttersida', positionsLeft: 18, itemsLeft: 6 },
  {
    id: 'nets',
    title: 'Mend ghost nets with old fishermen',
    sv: 'Laga spöknät med gamla fiskare',
    sdgGoalId: 12,
    address: 'Smögen',
  },
  {
    id: 'cafe',
    title: 'Language café',
    sv: 'Språkkafé',
    sdgGoalId: 10,
    address: 'online',
    state: 'ONGOING',
    itemsLeft: 0,
  },
  {
    id: 'alders',
    title: 'Plant alders along Örekilsälven',
    sv: 'Plantera alar längs Örekilsälven',
    sdgGoalId: 15,
    address: 'Munkedal',
  },
] as const;
/** The gygs with titles in one language, as hosts write them. */
const gygsIn = (language: unknown): Gyg[] =>
  gygs.map(({ sv, ...gyg }) =>
    buildGyg({ ...gyg, ...(language === 'sv' && { title: sv }), gygHero: `/no-picture/${gyg.id}` }),
  );

interface StoryContext {
  args: Record<string, string>;
  globals: { language?: unknown };
}

/** Answers the list's call as the platform would. Other requests go to the network. */
function answerWith(answer: (url: URL) => Response | Promise<Response>) {
  return () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      return url.pathname.startsWith('/api/gygs/view/') ? answer(url) : fetch(input, init);
    };
    return () => {
      globalThis.fetch = fetch;
    };
  };
}
const listOf =
  (total: number = gygs.length) =>
  ({ args, globals }: StoryContext) => {
    const found = total === 0 ? [] : gygsIn(args.language ?? globals.language);
    return answerWith(() => Response.json({ gygs: found, total, page: 0, pageSize: 12 }))();
  };

const inside = (canvas: HTMLElement, selector: string) =>
  canvas.querySelector('gyg-list')?.shadowRoot?.querySelectorAll(selector).length ?? 0;

/** An organisation's gygs as a partner pastes them into a page. */
const meta: Meta<Record<string, string>> = {
  title: 'gyg-list',
  // A partner's page declares language and theme; here the toolbar does.
  render: (attributes, { globals }) =>
    createElement('gyg-list', { theme: globals.theme, language: globals.language, ...attributes }),
  args: { organization: 'ren-kust-bohuslan', row: '4' },
  argTypes: {
    host: { control: 'radio', options: ['self', 'others'] },
    row: { control: 'radio', options: ['1', '2', '3', '4'] },
    language: { control: 'radio', options: ['en', 'sv'] },
    theme: { control: 'radio', options: ['light', 'dark', 'auto'] },
    bg: { control: 'text' },
    win: { control: 'text' },
  },
  beforeEach: listOf(),
};
export default meta;
type Story = StoryObj<Record<string, string>>;

export const Shown: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, 'article')).toBe(4)),
};
export const Swedish: Story = { args: { language: 'sv', row: '2' } };
export const OthersOnOwnGround: Story = { args: { host: 'others', bg: '#102a33', theme: 'auto' } };
export const FurtherPages: Story = { beforeEach: listOf(30) };
export const Loading: Story = { beforeEach: answerWith(() => new Promise<Response>(() => {})) };
export const NoneMatch: Story = {
  args: { empty: 'Nothing is planned right now.' },
  parameters: { sv: { empty: 'Just nu är inget planerat.' } },
  beforeEach: listOf(0),
};
export const Failed: Story = {
  beforeEach: answerWith(() => Response.json({ code: 'org.missing' }, { status: 404 })),
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, '[role=alert]')).toBe(1)),
};
