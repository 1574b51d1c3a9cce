import { organisations } from '../content/organisations';
import { personKeys } from '../content/people';
import type { DemoOrganisation } from '../content/shapes';
import { heroOfOrganisation, logoOf } from '../pictures/picture-addresses';
import { paragraphs } from './html';
import { daysBefore, type World } from './world';

function pageOf({ about, membershipTerms, profileVisible, proposals, ...organisation }: DemoOrganisation) {
  const { website, facebook = '', linkedin = '', instagram = '' } = organisation;
  return {
    'page.aboutOrganization': paragraphs(about),
    'page.membershipTerms': membershipTerms,
    profileVisible: profileVisible ? ('true' as const) : ('false' as const),
    website,
    facebook,
    linkedin,
    instagram,
    ...(proposals === undefined
      ? {}
      : {
          proposalFeatureEnabled: 'true' as const,
          proposalWhoCanSubmit: proposals.whoCanSubmit,
          proposalShortText: proposals.shortText,
          proposalButtonText: proposals.buttonText,
          proposalHelpText: proposals.helpText,
        }),
  };
}

/** The organisations with their pages and members. */
export async function seedOrganisations(world: World): Promise<void> {
  const { seeder, users, now } = world;
  for (const [index, organisation] of organisations.entries()) {
    const { key, name, city, type, industry, memberApproval, members } = organisation;
    const createdAt = daysBefore(now, 460 - index * 20);
    const { id } = await seeder.addOrganization({
      name,
      friendlyUrl: key,
      city,
      organizationType: type,
      industry,
      memberApproval,
      sortOrder: index,
      logo: logoOf(key),
      heroImage: heroOfOrganisation(key),
      page: pageOf(organisation),
      createdAt,
    });
    world.organisations.add(key, id);
    for (const person of personKeys) {
      const role = members[person];
      if (role !== undefined)
        await seeder.addMember({ organizationId: id, userId: users.get(person), role, createdAt });
    }
  }
}
