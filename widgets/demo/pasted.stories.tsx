import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { defineElement } from '../core/define-element';
import { GygListElement } from '../elements/gyg-list/gyg-list';
import { respondWith, sampleCards } from '../testing/sample-cards';
import s from './pasted.module.css';

defineElement('gyg-list', GygListElement);

const attributes = { organization: 'ren-kust-bohuslan', states: 'po', row: '3' };
const pasted = `<script src="https://gyg.example/widgets/gyg.js" async></script>

<gyg-list ${Object.entries(attributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}></gyg-list>`;

const words = {
  en: {
    title: 'Lend a hand along the coast',
    list: 'What is planned',
    aside: 'Next up',
    lead: 'The council’s own page, in its own look.',
  },
  sv: {
    title: 'Hjälp till längs kusten',
    list: 'Det här är på gång',
    aside: 'Härnäst',
    lead: 'Byarådets egen sida, med sitt eget utseende.',
  },
} as const;

const meta = {
  title: 'gyg-list, as pasted',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }) =>
    respondWith(() =>
      Response.json({ cards: sampleCards(globals.language === 'sv' ? 'sv' : 'en').slice(0, 3), total: 3 }),
    )(),
} satisfies Meta;
export default meta;

/**
 * The code that a partner pastes, and the result: on a page with other fonts and colours, wide and in a narrow column.
 */
export const OnAPartnersPage: StoryObj = {
  render: (_args, { globals }) => {
    const language = globals.language === 'sv' ? 'sv' : 'en';
    const own = words[language];
    return (
      <div className={s.page} data-night={globals.theme === 'dark'} lang={language}>
        <h1>{own.title}</h1>
        <p>{own.lead}</p>
        <h2>{own.list}</h2>
        {createElement('gyg-list', attributes)}
        <div className={s.columns}>
          <pre className={s.code}>{pasted}</pre>
          <div>
            <h2>{own.aside}</h2>
            {createElement('gyg-list', { ...attributes, row: '1' })}
          </div>
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const lists = [...canvasElement.querySelectorAll('gyg-list')];
    for (const list of lists) await waitFor(() => expect(list.shadowRoot?.querySelectorAll('article')).toHaveLength(3));
  },
};
