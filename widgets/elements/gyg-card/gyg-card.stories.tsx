import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../../core/define-element';
import { inside, respondWith, sampleCards } from '../../testing/sample-cards';
import { GygCardElement } from './gyg-card';

defineElement('gyg-card', GygCardElement);

interface StoryContext {
  globals: { language?: unknown };
}
const language = ({ globals }: StoryContext) => (globals.language === 'sv' ? 'sv' : 'en');

const meta: Meta<Record<string, string>> = {
  title: 'gyg-card',
  render: (attributes, { globals }) =>
    createElement('gyg-card', { theme: globals.theme, language: globals.language, ...attributes }),
  args: { gyg: 'ren-kust-bohuslan/shore' },
  beforeEach: (context) => respondWith(() => Response.json(sampleCards(language(context))[0]))(),
};
export default meta;
type Story = StoryObj<Record<string, string>>;

export const Shown: Story = {
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, 'article')).toBeGreaterThan(0)),
};
/** Beside other content there is less room: the picture is above the text. */
export const Upright: Story = { args: { width: '30' } };
export const OnOwnGround: Story = { args: { bg: '#102a33', theme: 'auto' } };
export const Loading: Story = { beforeEach: respondWith(() => new Promise<Response>(() => {})) };
export const Failed: Story = {
  beforeEach: respondWith(() => Response.json({ code: 'gyg.missing' }, { status: 404 })),
  play: ({ canvasElement }) => waitFor(() => expect(inside(canvasElement, '[role=alert]')).toBe(1)),
};
