import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';

/**
 * Skills of the demo's host by the sea, by their English title: upcoming, open to everyone, booked immediately, with three
 * places or more. Journeys run in parallel, so each that books takes a skill that no other one would use up.
 */
export type Skill =
  | 'Bathing host'
  | 'Deck crew'
  | 'Knytare'
  | 'Scraper with a vacuum cleaner'
  | 'Shore picker'
  | 'Snorkel planter'
  | 'Water fetcher'
  | 'Writing coach';

/** Finds the gyg that needs a skill. Journeys that only look at a gyg take the first. Titles are in the page's language. */
export async function openGyg(
  page: Page,
  skill: Skill = 'Bathing host',
  language: 'en' | 'sv' = 'en',
): Promise<{ url: string; title: string; needTitle: string; needId: string }> {
  const profileOf = async (id: string, lang: 'en' | 'se'): Promise<AnswerOf<'getGygProfile'>> =>
    (await page.request.get(`/api/gygs/${id}/profile?lang=${lang}`)).json();
  const list = await page.request.get('/api/gygs/view/organization/ren-kust-bohuslan?states=po&pageSize=12&lang=en');
  const { gygs }: AnswerOf<'viewOrganizationGygs'> = await list.json();
  for (const { id } of gygs) {
    const need = (await profileOf(id, 'en')).gygPositions.find(({ title }) => title === skill);
    if (!need) continue;
    const { gyg, gygPositions } = await profileOf(id, language === 'sv' ? 'se' : 'en');
    const needTitle = gygPositions.find((position) => position.id === need.id)?.title ?? skill;
    return { url: `/gygs/${id}`, title: gyg.title, needTitle, needId: need.id };
  }
  throw new Error(`The demo has no gyg that needs a ${skill}`);
}
