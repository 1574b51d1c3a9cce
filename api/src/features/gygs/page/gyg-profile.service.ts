import { type GygProfile, limits, type ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, localeOf, withScope } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { listParticipantsOf } from '../../bookings';
import { listVisibleNeeds, presentNeed } from '../../needs';
import { getOrganizationRow, presentOrganization } from '../../organizations';
import { listNamedRecipients } from '../../recipients';
import { listGygStories } from '../../stories';
import { type Asked, type GygRow, getGygPageRow, getVisibleGyg, presentGyg, presentGygPage } from '..';
import { listMedia, listOrganizationsOf, listTeam } from './gyg-page.repository';
import { canSeeParticipantInfo, getViewerBookings, type ViewerBookings } from './gyg-page.service';
import { viewerOf } from './gyg-viewer.service';

const firstPage = { page: 0, pageSize: limits.pageSizeMax };

async function peopleOf(read: Reader, actor: Actor, gyg: GygRow, reading: ReadingLanguage) {
  const page = { ...firstPage, reading };
  const [skills, items, gygBeneficiaries, users, organizations] = await Promise.all([
    listParticipantsOf(read, actor, gyg, 'SKILL', page),
    listParticipantsOf(read, actor, gyg, 'COMMODITY', page),
    listNamedRecipients(read, actor, gyg),
    listTeam(read, gyg.id, localeOf(actor)),
    listOrganizationsOf(read, gyg.id, localeOf(actor)),
  ]);
  return {
    gygParticipants: skills.items,
    gygCommodityUsers: items.items,
    gygBeneficiaries,
    users,
    ...organizations,
  };
}

/** Recipients are counted, not named; `mine` is the caller's place. */
function presentRecipients(gyg: GygRow, place: ViewerBookings['place']): GygProfile['beneficiaries'] {
  const mine = place && { id: place.id, bookingComment: place.bookingComment };
  return { places: gyg.beneficiaryPositions, taken: gyg.beneficiariesTaken, mine };
}

/** Everything on a gyg's page that the caller may see. */
export async function getGygProfile(
  context: ApiContext,
  actor: Actor,
  gygId: string,
  asked: Asked,
): Promise<GygProfile> {
  const { reading } = asked;
  const { read } = context.db;
  const gyg = await getVisibleGyg(read, actor, gygId);
  const [page, held, organization, needs, people, { stories }, media] = await Promise.all([
    getGygPageRow(read, gyg.id, reading),
    getViewerBookings(context, actor, gyg, asked),
    getOrganizationRow(read, gyg.organizationId),
    listVisibleNeeds(read, actor, gyg, { reading }),
    peopleOf(read, withScope(actor, 'bookings:read'), gyg, reading),
    listGygStories(read, withScope(actor, 'stories:read'), gyg.id, { reading }),
    listMedia(read, gyg.id),
  ]);
  const shown = needs.map(presentNeed);
  const viewer =
    actor.kind === 'user' ? { viewer: await viewerOf(context, actor, { gyg, page, needs, held }, asked.now) } : {};
  return {
    gyg: presentGyg(gyg, { config: context.config, ...asked }),
    gygPage: presentGygPage(page, { withParticipantInfo: canSeeParticipantInfo(actor, gyg, held) }),
    organization: presentOrganization(organization),
    gygPositions: shown.filter((need) => need.contributionType === 'SKILL'),
    gygCommodities: shown.filter((need) => need.contributionType === 'COMMODITY'),
    ...people,
    stories,
    media,
    beneficiaries: presentRecipients(gyg, held.place),
    participants: { count: gyg.participantCount },
    ...viewer,
  };
}
