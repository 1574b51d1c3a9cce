import { type AnswerOf, limits, type Origin, type OriginProblem, readOrigin } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiConfig, ApiContext } from '../../../api-context';
import { invalidRequest, problem } from '../../../problem';
import { getOrganizationRow } from '../organization.service';
import {
  countAllOrigins,
  countOrigins,
  deleteOriginRow,
  findOriginRow,
  isOriginWith,
  listAllOriginRows,
  listOriginRows,
  lockOrigins,
  type OriginRow,
  saveOriginRow,
  updateOriginRow,
} from './origin.repository';

const wrong: Record<OriginProblem, string> = {
  empty: 'Enter an origin',
  address: 'Enter the address of a site that the internet can reach',
  scheme: 'Start with https://',
  path: 'Leave out the path',
  user: 'Leave out the user name and password',
};

/** The origin in its normal form. Throws 400 with what to write instead. */
function requireOrigin(text: string, { publicUrl }: Pick<ApiConfig, 'publicUrl'>): string {
  // On a platform without https, such as a demo on one's own machine, so are the sites that try its widgets.
  const checked = readOrigin(text, { local: publicUrl.startsWith('http:') });
  if ('origin' in checked) return checked.origin;
  const meant = checked.suggestion === null ? '' : `. Did you mean ${checked.suggestion}?`;
  throw invalidRequest([{ path: 'origin', code: checked.problem, message: `${wrong[checked.problem]}${meant}` }]);
}

/** An origin; without the name of a person who erased their account. */
function presentOrigin({ organizationId: _own, erasedAt, createdAt, lastSeenAt, ...row }: OriginRow): Origin {
  return {
    ...row,
    addedByName: erasedAt === null ? row.addedByName : null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
  };
}

/** An organisation's origins, for its admins. Throws 404, 403. */
export async function listOrigins({ db }: ApiContext, actor: SignedIn, organizationId: string) {
  await getOrganizationRow(db.read, organizationId);
  permit('listOrigins', actor, { organizationId });
  return { origins: (await listOriginRows(db.read, organizationId)).map(presentOrigin) };
}

type Rights = Pick<OriginRow, 'mayLogIn' | 'mayFrame'>;

const mayDo = ({ mayLogIn, mayFrame }: Rights): Rights => ({ mayLogIn, mayFrame });

interface OriginInput extends Rights {
  origin: string;
}

/** Throws 400 for a site that may do nothing. */
function requireRight({ mayLogIn, mayFrame }: Rights): void {
  if (!mayLogIn && !mayFrame)
    throw invalidRequest([{ path: 'mayLogIn', code: 'nothing', message: 'Allow logging in, framing or both' }]);
}

/** Adds an origin or changes what it may do. Throws 404, 403, 400, 409 `origins.too_many`. */
export async function saveOrigin(
  uow: UnitOfWork,
  actor: SignedIn,
  organizationId: string,
  { origin: text, mayLogIn, mayFrame }: OriginInput,
): Promise<Origin> {
  const { tx } = uow;
  await getOrganizationRow(tx, organizationId);
  permit('saveOrigin', actor, { organizationId });
  const origin = requireOrigin(text, uow);
  requireRight({ mayLogIn, mayFrame });
  await lockOrigins(tx, organizationId);
  const stored = await findOriginRow(tx, { organizationId, origin });
  if (!stored && (await countOrigins(tx, organizationId)) >= limits.origins) throw problem('origins.too_many');
  await saveOriginRow(tx, { organizationId, origin, mayLogIn, mayFrame, addedBy: actor.id, createdAt: uow.now });
  const saved = await findOriginRow(tx, { organizationId, origin });
  if (!saved) throw new Error('The origin was not written');
  await recordAudit(uow, actor, {
    action: 'origin.saved',
    target: saved.id,
    details: { organizationId, origin },
    ...(stored && { before: mayDo(stored) }),
    after: { mayLogIn, mayFrame },
  });
  return presentOrigin(saved);
}

interface OriginPlace {
  organizationId: string;
  originId: string;
}

/** An origin of this organisation. Throws 404. */
async function requireOriginOf(uow: UnitOfWork, { organizationId, originId }: OriginPlace): Promise<OriginRow> {
  const row = await findOriginRow(uow.tx, { id: originId });
  if (row?.organizationId !== organizationId) throw problem('origins.missing');
  return row;
}

/** Changes what an origin may do. Throws 404, 403, 400. */
export async function updateOrigin(
  uow: UnitOfWork,
  actor: SignedIn,
  place: OriginPlace,
  rights: Rights,
): Promise<Origin> {
  const { organizationId, originId } = place;
  await getOrganizationRow(uow.tx, organizationId);
  permit('updateOrigin', actor, { organizationId });
  await lockOrigins(uow.tx, organizationId);
  const row = await requireOriginOf(uow, place);
  requireRight(rights);
  await updateOriginRow(uow.tx, originId, rights);
  await recordAudit(uow, actor, {
    action: 'origin.saved',
    target: originId,
    details: { organizationId, origin: row.origin },
    before: mayDo(row),
    after: mayDo(rights),
  });
  return presentOrigin({ ...row, ...mayDo(rights) });
}

/** Removes an origin. Throws 404, 403. */
export async function deleteOrigin(
  uow: UnitOfWork,
  actor: SignedIn,
  { organizationId, originId }: OriginPlace,
): Promise<void> {
  await getOrganizationRow(uow.tx, organizationId);
  permit('deleteOrigin', actor, { organizationId });
  const row = await requireOriginOf(uow, { organizationId, originId });
  await deleteOriginRow(uow.tx, originId);
  const details = { organizationId, origin: row.origin };
  await recordAudit(uow, actor, { action: 'origin.removed', target: originId, details, before: mayDo(row) });
}

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

/** Whether visitors can log in on the site with this origin, and why not. */
export async function getOriginLogin(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  { origin }: { origin: string },
): Promise<AnswerOf<'getOriginLogin'>> {
  if (!config.identity.pool) return { refusal: 'origin.sign_in_unavailable' };
  return { refusal: (await isOriginWith(db.read, 'mayLogIn', origin)) ? null : 'origin.not_registered' };
}
