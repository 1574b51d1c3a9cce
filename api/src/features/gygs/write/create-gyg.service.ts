import type { Gyg, Locale } from '@gyg/contract';
import { type Insider, personOf } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../../organizations';
import { requireOwnImage } from '../../pictures';
import { getGyg, makeGyg } from '..';
import { coordinatesAt, findLocation } from './find-location.service';
import { fieldsOf, type GygInput } from './gyg-changes';
import { requireConsistent } from './gyg-rules.policy';

/**
 * Creates a draft gyg of an organisation that the caller administers, by default in the language of the call, else in
 * the caller's (of a key: the organisation's). Throws 404 `org.missing`, 403, and 409 if the
 * given friendly URL is taken.
 */
export async function createGyg(
  context: ApiContext,
  actor: Insider,
  { organizationId, title, friendlyUrl, ...input }: GygInput & { organizationId: string; title: string },
  { now, language }: { now: Date; language: Locale | undefined },
): Promise<Gyg> {
  const organization = await getOrganizationRow(context.db.read, organizationId);
  const fields = fieldsOf(input);
  requireConsistent(fields);
  await requireOwnImage(context.db.read, {
    url: fields.heroImage,
    userId: personOf(actor),
    kinds: ['hero', 'proposal'],
    path: 'heroImage',
  });
  permit('createGyg', actor, { organizationId });
  const located = await findLocation(context, { address: '', lat: null }, fields.address);
  const location = coordinatesAt(fields.address ?? '', located);
  const own = actor.kind === 'key' ? organization.language : actor.locale;
  const written = { ...fields, language: fields.language ?? language ?? own };
  const { id } = await inTransaction(context, now, (uow) =>
    makeGyg(uow, { ...written, ...location, title, organizationId, createdBy: personOf(actor) }, {}, friendlyUrl),
  );
  return getGyg(context, actor, id, { reading: 'own', now });
}
