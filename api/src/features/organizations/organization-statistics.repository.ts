import type { Reader } from '@gyg/database';
import { gygPartners, gygs } from '@gyg/database/schema';
import { and, countDistinct, eq } from 'drizzle-orm';
import { isListed } from '../../access/queries/gyg-states.repository';

const visible = (organizationId: string) => and(eq(gygs.organizationId, organizationId), isListed());

/** Number of accepted partners of its gygs. */
export async function countPartners(read: Reader, organizationId: string): Promise<number> {
  const [row] = await read
    .select({ partners: countDistinct(gygPartners.organizationId) })
    .from(gygPartners)
    .innerJoin(gygs, eq(gygs.id, gygPartners.gygId))
    .where(and(visible(organizationId), eq(gygPartners.accepted, true)));
  return row?.partners ?? 0;
}

/** Goals of its public gygs. */
export function listGoals(read: Reader, organizationId: string) {
  return read
    .select({ primary: gygs.sdgGoalId, secondary: gygs.secondaryGoals })
    .from(gygs)
    .where(visible(organizationId));
}
