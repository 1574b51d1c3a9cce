import type { OrganizationPage } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import type { organizationPages } from '@gyg/database/schema';
import { insertNamed, makeOrganization } from '../../features/organizations';
import { addMember, addUser } from '../../features/people';
import { sanitizeHtml } from '../../text/sanitize-html';
import { type Actors, seedUnit } from './actors';
import type { SeedOrganization } from './seed-inputs';
import type { Seeder } from './seeder';

type PageRow = Omit<typeof organizationPages.$inferInsert, 'organizationId'>;

const flag = (value: string | undefined, otherwise: boolean) => (value === undefined ? otherwise : value === 'true');

/** Page fields by their contract names as a row; html is sanitised. */
export function organizationPageRow(page: Partial<OrganizationPage>): PageRow {
  return {
    aboutOrganization: sanitizeHtml(page['page.aboutOrganization'] ?? ''),
    membershipTerms: sanitizeHtml(page['page.membershipTerms'] ?? ''),
    profileVisible: flag(page.profileVisible, true),
    sortOrder: page.sortOrder === 'asc' ? 'asc' : 'desc',
    website: page.website ?? '',
    facebook: page.facebook ?? '',
    linkedin: page.linkedin ?? '',
    twitter: page.twitter ?? '',
    instagram: page.instagram ?? '',
    proposalFeatureEnabled: flag(page.proposalFeatureEnabled, false),
    proposalFormWidget: page.proposalFormWidget ?? 'Default',
    proposalWhoCanSubmit: page.proposalWhoCanSubmit ?? 'ANYONE',
    proposalShortText: page.proposalShortText ?? '',
    proposalButtonText: page.proposalButtonText ?? 'Submit Proposal',
    proposalHelpText: page.proposalHelpText ?? '',
    proposalRepresentOrganization: flag(page.proposalRepresentOrganization, false),
    proposalQuestions: page.proposalQuestions ?? null,
    premiumAccount: flag(page['settings.premiumAccount'], false),
  };
}

async function addOrganization(tx: Tx, organization: SeedOrganization): Promise<{ id: string; friendlyUrl: string }> {
  const { page = {}, friendlyUrl, createdAt = new Date(), ...card } = organization;
  const uow = seedUnit(tx, createdAt);
  const row = organizationPageRow(page);
  const created = friendlyUrl
    ? await insertNamed(uow, { ...card, friendlyUrl }, row)
    : await makeOrganization(uow, card, row);
  if (!created) throw new Error(`Another organisation has the friendly url ${friendlyUrl}`);
  return created;
}

export function organizationSeeder(tx: Tx, actors: Actors): Pick<Seeder, 'addUser' | 'addOrganization' | 'addMember'> {
  return {
    addUser: ({ createdAt = new Date(), ...user }) => addUser(seedUnit(tx, createdAt), user),
    addOrganization: (organization) => addOrganization(tx, organization),
    addMember({ createdAt = new Date(), ...member }) {
      actors.reset();
      return addMember(seedUnit(tx, createdAt), member);
    },
  };
}
