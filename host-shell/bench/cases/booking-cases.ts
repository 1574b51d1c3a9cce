import { z } from 'zod';
import type { Call } from '../load/burst';
import { plainNeeds } from '../servers/flat-database';
import type { Facts } from './facts';

const listSchema = z.object({
  gygs: z.array(
    z.object({
      id: z.string(),
      openNeeds: z
        .object({
          first: z.array(z.object({ id: z.string(), contributionType: z.string(), availablePositions: z.number() })),
        })
        .optional(),
    }),
  ),
});

export interface OpenNeed {
  gygId: string;
  needId: string;
  contributionType: string;
}

const cardsAPage = 100;
const pagesRead = 40;
const neededPositions = 4;

/** Needs of upcoming gygs with some positions left. */
export async function readOpenNeeds(origin: string): Promise<OpenNeed[]> {
  const found: OpenNeed[] = [];
  for (let page = 0; page < pagesRead; page += 1) {
    const query = `states=PUBLISHED&sort=startDateTime:desc&pageSize=${cardsAPage}&page=${page}`;
    const { gygs } = listSchema.parse(await (await fetch(`${origin}/api/gygs/search?${query}`)).json());
    for (const { id: gygId, openNeeds } of gygs) {
      for (const { id: needId, contributionType, availablePositions } of openNeeds?.first ?? []) {
        if (availablePositions >= neededPositions) found.push({ gygId, needId, contributionType });
      }
    }
    if (gygs.length < cardsAPage) break;
  }
  return found;
}

/**
 * Bookings of the product: no two are of the same person and need, so all are accepted while positions are left. After a
 * round through all needs, each person goes on with the next one.
 */
export const bookingCall =
  (facts: Facts, needs: readonly OpenNeed[]) =>
  (index: number): Call => {
    const { people } = facts;
    const round = Math.floor(index / needs.length);
    const { gygId, needId, contributionType } = needs[index % needs.length] ?? {
      gygId: '',
      needId: '',
      contributionType: '',
    };
    const { userId, token } = people[(index + round) % people.length] ?? people[0];
    const body = {
      userId,
      gygPositionId: needId,
      contributionType,
      quantity: 1,
      bookingComment: '',
      userOrganization: null,
    };
    return {
      path: `/api/gygs/${gygId}/participants`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  };

/** Bookings of the plain server, by other people for each round through its needs. */
export const plainBookingCall = (index: number): Call => ({
  path: '/bookings',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ needId: index % plainNeeds, userId: `person-${Math.floor(index / plainNeeds)}` }),
});
