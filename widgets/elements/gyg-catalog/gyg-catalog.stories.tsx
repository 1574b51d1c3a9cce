import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../../core/define-element';
import { inside, respondWith, sampleCards } from '../../testing/sample-cards';
import { GygCatalogElement } from './gyg-catalog';

defineElement('gyg-catalog', GygCatalogElement);

interface StoryContext {
  globals: { language?: unknown };
}
const language = ({ globals }: StoryContext) => (globals.language === 'sv' ? 'sv' : 'en');

const meta: Meta<Record<string, string>> = {
  title: 'gyg-catalog',
  render: (attributes, { globals }) =>
    createElement('gyg-catalog', { theme: globals.theme, language: globals.language, ...attributes }),
  args: { catalog: 'ren-kust-bohuslan/summer' },
  beforeEach: (context) =>
    respondWith(() =>
      Response.json({
        name: language(context) === 'sv' ? 'Sommarlov' : 'Summer holiday',
        cards: sampleCards(language(context)),
        total: 4,
      }),
    )(),
};
export default meta;
type Story = StoryObj<Record<string, string>>;

export const Shown: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, 'article')).toBeGreaterThan(0)),
};
export const TwoInARow: Story = { args: { row: '2' } };
export const OnOwnGround: Story = { args: { bg: '#102a33', theme: 'auto' } };
export const Loading: Story = { beforeEach: respondWith(() => new Promise<Response>(() => {})) };
export const Failed: Story = {
  beforeEach: respondWith(() => Response.json({ code: 'gyg.missing' }, { status: 404 })),
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, '[role=alert]')).toBe(1)),
};
