import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { addFeatured, removeFeatured } from '../featured';
import { getOrganizationRow } from './organization.service';

/** Shows an organisation on the home page; super users choose. A hidden one is left out there until it is online. */
export async function featureOrganization(work: Work, actor: SignedIn, organizationId: string): Promise<void> {
  const { id } = await getOrganizationRow(work.t, organizationId);
  permit('featureOrganization', actor);
  await addFeatured(work, { kind: 'organization', targetId: id, scope: 'home', createdBy: actor.id });
}

export async function unfeatureOrganization(work: Work, actor: SignedIn, organizationId: string): Promise<void> {
  const { id } = await getOrganizationRow(work.t, organizationId);
  permit('unfeatureOrganization', actor);
  await removeFeatured(work, { kind: 'organization', targetId: id, scope: 'home' });
}
