import type { AnswerOf } from '@gyg/contract';
import type { Page } from '@playwright/test';

/**
 * An upcoming gyg in the first page of the partner's list with a skill that anybody may give, booked at once and
 * with places to spare.
 */
export async function openGyg(page: Page): Promise<{ url: string; title: string; needTitle: string; needId: string }> {
  const list = await page.request.get('/api/gygs/view/organization/ren-kust-bohuslan?states=po&pageSize=12');
  const { gygs }: AnswerOf<'viewOrganizationGygs'> = await list.json();
  for (const gyg of gygs.filter(({ state }) => state === 'PUBLISHED')) {
    const answer = await page.request.get(`/api/gygs/${gyg.id}/profile`);
    const { gygPositions }: AnswerOf<'getGygProfile'> = await answer.json();
    const need = gygPositions.find(
      ({ whoCanOffer, availablePositions, needsApproval }) =>
        whoCanOffer === 'ANYONE' && availablePositions > 1 && !needsApproval,
    );
    if (need) return { url: `/gygs/${gyg.id}`, title: gyg.title, needTitle: need.title, needId: need.id };
  }
  throw new Error('The demo has no gyg that a newcomer could book');
}
