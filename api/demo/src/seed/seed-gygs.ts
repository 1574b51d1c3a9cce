import { type OrganizationKey, organizationKeys } from '../content/organization-keys';
import { type HostedGyg, hostedGygs } from '../content/organizations';
import type { DemoGyg, DemoNeed } from '../content/shapes';
import { translations } from '../content/translations/translations';
import { heroOfGyg, storyPictureOf } from '../pictures/picture-addresses';
import { gygTimes } from '../plan/gyg-times';
import { heroAltOf } from '../plan/hero-alt-of';
import { mediaOf } from '../plan/media-of';
import { adminOf } from '../plan/people-of';
import { bilingual, paragraphs } from './html';
import type { SeedContext } from './seed-context';

/** The key of a gyg's pictures and translation. */
const sourceOf = ({ key, again }: DemoGyg): string => again?.of ?? key;

/** Later times have their number in the title, so that lists can tell them apart. */
const numbered = (title: string, { again }: DemoGyg): string => (again ? `${title} (${again.time})` : title);

function pageOf(gyg: DemoGyg) {
  const description = translations.has(sourceOf(gyg))
    ? paragraphs(gyg.description)
    : bilingual(gyg.description, gyg.other, gyg.written);
  return {
    'page.preface': paragraphs([gyg.preface]),
    'page.description': description,
    'page.impact': gyg.impact ?? '',
    'page.participantInfo': paragraphs([gyg.participantInfo]),
    'page.donationUrl': gyg.donation?.url ?? '',
    'page.donationText': gyg.donation?.text ?? '',
    'page.beneficiaryText': gyg.recipients?.text ?? '',
  };
}

/** The texts in the second language; pages without any end with a short paragraph in it. */
function translationOf(gyg: DemoGyg) {
  const texts = translations.get(sourceOf(gyg));
  if (texts === undefined) return {};
  const { title, summary, preface, description, participantInfo, recipients = '', needs } = texts;
  return {
    translation: {
      language: gyg.written === 'se' ? ('en' as const) : ('se' as const),
      title: numbered(title, gyg),
      summary,
      preface: paragraphs([preface]),
      description: paragraphs(description),
      participantInfo: paragraphs([participantInfo]),
      beneficiaryText: recipients,
      needTitles: needs,
    },
  };
}

const needOf = ({ kind, title, description, minutes, offered, who, approval }: DemoNeed) => ({
  kind,
  title,
  description,
  ...(minutes === undefined ? {} : { durationMinutes: minutes }),
  offeredPositions: offered,
  whoCanOffer: who,
  needsApproval: approval,
});

function linksOf(gyg: DemoGyg, { users, organizations }: SeedContext) {
  const partnersOf = (keys: readonly OrganizationKey[] = [], accepted: boolean) =>
    organizations.present(keys).map((organizationId) => ({ organizationId, accepted }));
  return {
    managers: users.present(gyg.team),
    partners: [...partnersOf(gyg.partners, true), ...partnersOf(gyg.invitedPartners, false)],
    tags: organizationKeys.flatMap((key) =>
      organizations
        .present([key])
        .flatMap((organizationId) => (gyg.tags?.[key] ?? []).map((tag) => ({ organizationId, tag }))),
    ),
    media: mediaOf(gyg).map((caption, index) => ({
      url: storyPictureOf(gyg.key, (gyg.stories?.length ?? 0) + index + 1),
      caption,
    })),
  };
}

/** A gyg with page, needs, team, partners and labels; bookings are written later. */
export async function seedGyg(context: SeedContext, { host, gyg }: HostedGyg): Promise<void> {
  const { createdAt, publishedAt, start, end } = gygTimes(gyg, context.now);
  const seeded = await context.seeder.addGyg({
    organizationId: context.organizations.get(host.key),
    title: numbered(gyg.title, gyg),
    summary: gyg.summary,
    friendlyUrl: gyg.key,
    heroImage: heroOfGyg(sourceOf(gyg)),
    heroAlt: heroAltOf(gyg),
    address: gyg.address,
    ...(gyg.place === undefined ? {} : { place: { lat: gyg.place[0], lng: gyg.place[1] } }),
    startDateTime: start,
    endDateTime: end,
    ...(gyg.at.weeks === undefined ? {} : { repeats: 'WEEKLY', occasionMinutes: gyg.at.hours * 60 }),
    sdgGoalId: gyg.goal,
    secondaryGoals: gyg.secondary,
    hidden: gyg.hidden ?? false,
    ...(publishedAt === undefined ? {} : { publishedAt }),
    beneficiaryPositions: gyg.recipients?.places ?? 0,
    page: pageOf(gyg),
    needs: gyg.needs.map(needOf),
    language: gyg.written,
    ...translationOf(gyg),
    ...linksOf(gyg, context),
    createdBy: context.users.get(adminOf(host)),
    createdAt,
  });
  context.gygs.add(gyg.key, seeded);
}

/** All gygs of the demo. */
export async function seedGygs(context: SeedContext): Promise<void> {
  for (const hosted of hostedGygs) await seedGyg(context, hosted);
}
