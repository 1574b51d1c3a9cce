import { buildGyg } from '@gyg/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import '../elements/gyg-list/define';
import s from './pasted.module.css';

const gygs = [
  buildGyg({ id: 'shore', positionsLeft: 18, itemsLeft: 6 }),
  buildGyg({ id: 'nets', title: 'Mend ghost nets with old fishermen', sdgGoalId: 12, address: 'Smögen' }),
  buildGyg({ id: 'cafe', title: 'Language café', sdgGoalId: 10, address: 'online', state: 'ONGOING', itemsLeft: 0 }),
].map((gyg) => ({ ...gyg, gygHero: '' }));

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
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      if (!url.pathname.startsWith('/api/gygs/view/')) return fetch(input, init);
      return Response.json({ gygs, total: gygs.length, page: 0, pageSize: 12 });
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
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
