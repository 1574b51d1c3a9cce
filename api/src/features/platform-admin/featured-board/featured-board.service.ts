import type { FeaturedBoard, Gyg, HiddenReason } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { type Asked, isPublished } from '../../gygs';
import { listGygsForReview } from '../../gygs/read';
import { getOrganizationsByIds, type OrganizationRow, presentOrganization } from '../../organizations';
import { getStoriesByIds, presentStoryFor, type StoryRow } from '../../stories';
import { type FeaturedRow, getHomePlaces } from '../featured';
import { daysOf, stateAt, versionOf } from './featured-places';

const idsOf = (rows: readonly FeaturedRow[], kind: FeaturedRow['kind']) =>
  rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);

function presentPlace(row: FeaturedRow, now: Date) {
  return {
    id: row.targetId,
    ...daysOf(row),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    since: row.createdAt.toISOString(),
    state: stateAt(row, now),
  };
}

const reasonOfOrganization = ({ profileVisible }: OrganizationRow): HiddenReason | null =>
  profileVisible ? null : 'HIDDEN';

function reasonOfGyg({ state, hidden }: Gyg): HiddenReason | null {
  if (state === 'CREATED') return 'DRAFT';
  if (hidden) return 'HIDDEN';
  return state === 'FINISHED' ? 'FINISHED' : null;
}

function reasonOfStory(row: StoryRow): HiddenReason | null {
  const { status, consent, gygHidden } = row;
  if (consent === 'WITHDRAWN') return 'CONSENT_WITHDRAWN';
  if (status !== 'APPROVED') return 'NOT_APPROVED';
  if (!isPublished(row)) return 'DRAFT';
  return gygHidden ? 'HIDDEN' : null;
}

/** What is featured on the home page with its cards. What was deleted is left out. Throws 401, 403. */
export async function getFeatured(
  context: ApiContext,
  actor: SignedIn,
  { reading, now }: Asked,
): Promise<FeaturedBoard> {
  permit('getFeatured', actor);
  const { read } = context.db;
  const rows = await getHomePlaces(read);
  const [organizations, gygs, stories] = await Promise.all([
    getOrganizationsByIds(read, idsOf(rows, 'organization')),
    listGygsForReview(context, actor, idsOf(rows, 'gyg'), { reading, now }),
    getStoriesByIds(read, idsOf(rows, 'story'), reading),
  ]);
  const placeOf = new Map(rows.map((row) => [row.targetId, presentPlace(row, now)]));
  const inOrder = <Found extends { id: string }>(subjects: readonly Found[], kind: FeaturedRow['kind']) =>
    idsOf(rows, kind).flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
  const withPlace = <Found extends { id: string }, Row>(subjects: readonly Found[], present: (subject: Found) => Row) =>
    subjects.flatMap((subject) => {
      const place = placeOf.get(subject.id);
      return place ? [{ ...place, ...present(subject) }] : [];
    });
  return {
    version: versionOf(rows),
    organizations: withPlace(inOrder(organizations, 'organization'), (row) => ({
      reason: reasonOfOrganization(row),
      organization: presentOrganization(row),
    })),
    gygs: withPlace(gygs, (gyg) => ({ reason: reasonOfGyg(gyg), gyg })),
    stories: withPlace(inOrder(stories, 'story'), (row) => ({
      reason: reasonOfStory(row),
      story: presentStoryFor(actor, row),
    })),
  };
}
