import type { GygCard } from '@gyg/contract';
import { buildCard } from './on-page';

const texts = [
  {
    id: 'shore',
    goal: 14,
    en: ['Spring clean-up on Ramsvik’s outer shore', 'Goal 14: Life below water', 'Sat, Jun 12, 09:30', 'Picker'],
    sv: ['Vårstädning på Ramsviks yttersida', 'Mål 14: Hav och marina resurser', 'lör 12 juni kl. 09:30', 'Plockare'],
  },
  {
    id: 'nets',
    goal: 12,
    en: ['Mend ghost nets with old fishermen', 'Goal 12: Responsible consumption', 'Mon, Jun 14, 18:00', 'Net mender'],
    sv: ['Laga spöknät med gamla fiskare', 'Mål 12: Hållbar konsumtion', 'mån 14 juni kl. 18:00', 'Nätlagare'],
  },
  {
    id: 'cafe',
    goal: 10,
    en: ['Language café', 'Goal 10: Reduced inequalities', 'Every Wednesday 18:00, until Jun 23', 'Talker'],
    sv: ['Språkkafé', 'Mål 10: Minskad ojämlikhet', 'Varje onsdag kl. 18:00, t.o.m. 23 juni', 'Samtalspartner'],
  },
  {
    id: 'alders',
    goal: 15,
    en: ['Plant alders along Örekilsälven', 'Goal 15: Life on land', 'Sat, Jun 19, 10:00', 'Planter'],
    sv: [
      'Plantera alar längs Örekilsälven',
      'Mål 15: Ekosystem och biologisk mångfald',
      'lör 19 juni kl. 10:00',
      'Planterare',
    ],
  },
] as const;

/** Four cards in a language, without pictures: stories load nothing from the network. */
export const sampleCards = (lang: 'en' | 'sv'): GygCard[] =>
  texts.map(({ id, goal, [lang]: [title, goalTitle, when, need] }) =>
    buildCard({
      id,
      goal,
      lang,
      title,
      goalTitle,
      when,
      picture: null,
      needs: [{ title: need, count: 6 }],
      moreNeeds: lang === 'sv' ? '2 till' : '2 more',
      ...(id === 'cafe' && { state: 'ongoing', stateLabel: lang === 'sv' ? 'Pågående' : 'In-Progress' }),
    }),
  );

/** Responds to the requests for cards as the platform would. Other requests go to the network. */
export function respondWith(respond: (url: URL) => Response | Promise<Response>) {
  return () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      return url.pathname.startsWith('/api/cards/') ? respond(url) : fetch(input, init);
    };
    return () => {
      globalThis.fetch = fetch;
    };
  };
}

/** How many elements of a story's first widget match. */
export const inside = (canvas: HTMLElement, selector: string): number =>
  canvas.querySelector('gyg-list, gyg-card, gyg-catalog')?.shadowRoot?.querySelectorAll(selector).length ?? 0;
