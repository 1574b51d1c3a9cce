import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { countAllOrigins, listAllOriginRows } from './all-origins.repository';
import { presentOrigin } from './origin.presenter';

interface AllOriginsQuery extends Paging {
  keyword?: string | undefined;
}

/** The origins of all organisations, for super users. Throws 401, 403. */
export async function listAllOrigins(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  { keyword, page, pageSize }: AllOriginsQuery,
) {
  permit('listAllOrigins', actor);
  const [rows, counts] = await Promise.all([
    listAllOriginRows(read, keyword, { page, pageSize }),
    countAllOrigins(read, keyword),
  ]);
  const origins = rows.map(({ origin, organization }) => ({ ...presentOrigin(origin), organization }));
  return { origins, ...counts, page, pageSize };
}
