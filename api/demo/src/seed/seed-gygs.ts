import { content, type DemoGyg, type DemoNeed, type HostedGyg } from '../content/content';
import { heroOfGyg, storyPictureOf } from '../pictures/picture-addresses';
import { gygTimes } from '../plan/gyg-times';
import { adminOf } from '../plan/people-of';
import { heroAltOf } from '../plan/scene-words';
import { bilingual, paragraphs } from './html';
import type { SeedContext } from './seed-context';

/** The key of a gyg's pictures. */
const sourceOf = ({ key, again }: DemoGyg): string => again?.of ?? key;

/** Later times have their number in the title, so that lists can tell them apart. */
const numbered = (title: string, { again }: DemoGyg): string => (again ? `${title} (${again.time})` : title);

function pageOf(gyg: DemoGyg) {
  const description = gyg.translation
    ? paragraphs(gyg.description)
    : bilingual(gyg.description, gyg.other, gyg.written);
  return {
    'page.preface': paragraphs([gyg.preface]),
    'page.description': description,
    'page.impact': gyg.impact,
    'page.participantInfo': paragraphs([gyg.participantInfo]),
    'page.donationUrl': gyg.donation?.url ?? '',
    'page.donationText': gyg.donation?.text ?? '',
    'page.beneficiaryText': gyg.recipients?.text ?? '',
  };
}

/** The texts in the second language; pages without any end with a short paragraph in it. */
function translationOf(gyg: DemoGyg) {
  if (gyg.translation === undefined) return {};
  const { title, summary, preface, description, participantInfo, recipients, needs } = gyg.translation;
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
  const partnersOf = (keys: readonly string[], accepted: boolean) =>
    organizations.present(keys).map((organizationId) => ({ organizationId, accepted }));
  return {
    managers: users.present(gyg.team),
    partners: [...partnersOf(gyg.partners, true), ...partnersOf(gyg.invitedPartners, false)],
    tags: Object.entries(gyg.tags).flatMap(([key, tags]) =>
      organizations.present([key]).flatMap((organizationId) => tags.map((tag) => ({ organizationId, tag }))),
    ),
    media: gyg.pictures.map((caption, index) => ({
      url: storyPictureOf(gyg.key, gyg.stories.length + index + 1),
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
    hidden: gyg.hidden,
    ...(publishedAt === undefined ? {} : { publishedAt }),
    beneficiaryPositions: gyg.recipients?.places ?? 0,
    page: pageOf(gyg),
    needs: gyg.needs.map(needOf),
    language: gyg.written,
    ...translationOf(gyg),
    ...linksOf(gyg, context),
    createdBy: context.users.get(adminOf(host.key)),
    createdAt,
  });
  context.gygs.add(gyg.key, seeded);
}

/** All gygs of the demo. */
export async function seedGygs(context: SeedContext): Promise<void> {
  for (const hosted of content().hostedGygs) await seedGyg(context, hosted);
}
