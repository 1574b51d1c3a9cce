import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { feature, unfeature } from '../platform-admin/featured';
import { getOrganizationRow } from './organization.service';

/** Features an organisation on the home page, for super users. A hidden one is left out until its profile is online. */
export async function featureOrganization(uow: UnitOfWork, actor: SignedIn, organizationId: string): Promise<void> {
  const { id } = await getOrganizationRow(uow.tx, organizationId);
  permit('featureOrganization', actor);
  await feature(uow, actor, { kind: 'organization', targetId: id, scope: 'home', createdBy: actor.id });
}

export async function unfeatureOrganization(uow: UnitOfWork, actor: SignedIn, organizationId: string): Promise<void> {
  const { id } = await getOrganizationRow(uow.tx, organizationId);
  permit('unfeatureOrganization', actor);
  await unfeature(uow, actor, { kind: 'organization', targetId: id, scope: 'home' });
}
