import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';

/**
 * Finds an upcoming gyg on the first page of the partner's list with a skill that is open to everyone, booked
 * immediately, and has several places left. Journeys run in parallel, so those that book and count places use different
 * gygs, by their number among the matches. Titles are in the page's language.
 */
export async function openGyg(
  page: Page,
  number = 0,
  language: 'en' | 'sv' = 'en',
): Promise<{ url: string; title: string; needTitle: string; needId: string }> {
  let passed = 0;
  const lang = language === 'sv' ? 'se' : 'en';
  const list = await page.request.get(
    `/api/gygs/view/organization/ren-kust-bohuslan?states=po&pageSize=12&lang=${lang}`,
  );
  const { gygs }: AnswerOf<'viewOrganizationGygs'> = await list.json();
  for (const gyg of gygs.filter(({ state }) => state === 'PUBLISHED')) {
    const response = await page.request.get(`/api/gygs/${gyg.id}/profile?lang=${lang}`);
    const { gygPositions }: AnswerOf<'getGygProfile'> = await response.json();
    const need = gygPositions.find(
      ({ whoCanOffer, availablePositions, needsApproval }) =>
        whoCanOffer === 'ANYONE' && availablePositions > 1 && !needsApproval,
    );
    if (!need) continue;
    if (passed === number) return { url: `/gygs/${gyg.id}`, title: gyg.title, needTitle: need.title, needId: need.id };
    passed += 1;
  }
  throw new Error('The demo has no gyg that a newcomer could book');
}
