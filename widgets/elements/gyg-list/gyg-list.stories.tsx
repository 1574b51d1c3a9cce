import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../../core/define-element';
import { inside, respondWith, sampleCards } from '../../testing/sample-cards';
import { GygListElement } from './gyg-list';

defineElement('gyg-list', GygListElement);

interface StoryContext {
  args: Record<string, string>;
  globals: { language?: unknown };
}

const listOf =
  (total = 4) =>
  ({ args, globals }: StoryContext) => {
    const cards = sampleCards((args.language ?? globals.language) === 'sv' ? 'sv' : 'en');
    const shown = total === 0 ? [] : total === 1 ? cards.slice(0, 1) : cards;
    return respondWith(() => Response.json({ cards: shown, total, page: 0, pageSize: 12 }))();
  };

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
    sort: { control: 'radio', options: ['latest', 'soonest'] },
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
export const Loading: Story = { beforeEach: respondWith(() => new Promise<Response>(() => {})) };
export const NoneMatch: Story = {
  args: { empty: 'Nothing is planned right now.' },
  parameters: { sv: { empty: 'Just nu är inget planerat.' } },
  beforeEach: listOf(0),
};
export const Failed: Story = {
  beforeEach: respondWith(() => Response.json({ code: 'org.missing' }, { status: 404 })),
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, '[role=alert]')).toBe(1)),
};
/** The author's own content inside the tag is shown, with a quiet retry. */
export const FailedWithOwnContent: Story = {
  args: { children: 'Our gygs are on the notice board by the library.' },
  parameters: { sv: { children: 'Våra gygar sitter på anslagstavlan vid biblioteket.' } },
  beforeEach: respondWith(() => Response.json({ code: 'org.missing' }, { status: 404 })),
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, 'slot')).toBe(1)),
};
