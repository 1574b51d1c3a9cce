import { type OrganizationKey, organizationKeys } from '../content/organization-keys';
import { hostedGygs } from '../content/organizations';
import type { DemoGyg, DemoNeed } from '../content/shapes';
import { translations } from '../content/translations/translations';
import { heroOfGyg, storyPictureOf } from '../pictures/picture-addresses';
import { gygTimes } from '../plan/gyg-times';
import { heroAltOf } from '../plan/hero-alt-of';
import { mediaOf } from '../plan/media-of';
import { adminOf } from '../plan/people-of';
import { bilingual, paragraphs } from './html';
import type { SeedContext } from './seed-context';

function pageOf(gyg: DemoGyg) {
  const description = translations.has(gyg.key)
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
function translationOf({ key, written }: DemoGyg) {
  const texts = translations.get(key);
  if (texts === undefined) return {};
  const { title, summary, preface, description, participantInfo, recipients = '', needs } = texts;
  return {
    translation: {
      language: written === 'se' ? ('en' as const) : ('se' as const),
      title,
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
  const partner = (accepted: boolean) => (key: OrganizationKey) => ({
    organizationId: organizations.get(key),
    accepted,
  });
  return {
    managers: gyg.team.map((person) => users.get(person)),
    partners: [...(gyg.partners ?? []).map(partner(true)), ...(gyg.invitedPartners ?? []).map(partner(false))],
    tags: organizationKeys.flatMap((key) =>
      (gyg.tags?.[key] ?? []).map((tag) => ({ organizationId: organizations.get(key), tag })),
    ),
    media: mediaOf(gyg).map((caption, index) => ({
      url: storyPictureOf(gyg.key, (gyg.stories?.length ?? 0) + index + 1),
      caption,
    })),
  };
}

/** The gygs with pages, needs, teams, partners and labels; bookings are written later. */
export async function seedGygs(context: SeedContext): Promise<void> {
  for (const { host, gyg } of hostedGygs) {
    const { createdAt, publishedAt, start, end } = gygTimes(gyg, context.now);
    const seeded = await context.seeder.addGyg({
      organizationId: context.organizations.get(host.key),
      title: gyg.title,
      summary: gyg.summary,
      friendlyUrl: gyg.key,
      heroImage: heroOfGyg(gyg.key),
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
}
