import { content, type DemoOrganization } from '../content/content';
import { heroOfOrganization, logoOf } from '../pictures/picture-addresses';
import { joinedDaysAgo } from '../plan/joined-days-ago';
import { roleOf } from '../plan/people-of';
import { paragraphs } from './html';
import { daysBefore, type SeedContext } from './seed-context';

function pageOf({ about, membershipTerms, profileVisible, proposals, ...organization }: DemoOrganization) {
  const { website, facebook = '', linkedin = '', instagram = '' } = organization;
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
          proposalQuestions: proposals.questions,
          proposalRepresentOrganization: 'true' as const,
        }),
  };
}

/** The organisations with their pages and members. */
export async function seedOrganizations(context: SeedContext): Promise<void> {
  const { seeder, users, now } = context;
  const { organizations, personKeys } = content();
  for (const [index, organization] of organizations.entries()) {
    const { key, name, city, summary, type, industry, memberApproval } = organization;
    const age = 640 - index * 15;
    const createdAt = daysBefore(now, age);
    const { id } = await seeder.addOrganization({
      name,
      friendlyUrl: key,
      city,
      organizationType: type,
      industry,
      memberApproval,
      sortOrder: index,
      summary,
      language: 'en',
      logo: logoOf(key),
      heroImage: heroOfOrganization(key),
      page: pageOf(organization),
      createdAt,
    });
    context.organizations.add(key, id);
    for (const person of personKeys) {
      const role = roleOf(person, organization);
      if (role === undefined) continue;
      const joinedAt = role === 'ADMIN' ? createdAt : daysBefore(now, joinedDaysAgo(key, person, age));
      await seeder.addMember({ organizationId: id, userId: users.get(person), role, createdAt: joinedAt });
    }
  }
}
