import type { Locale, Story, StoryPeople } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isHostOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import type { UploadedImage } from '../../http/uploads/temporary-file';
import { problem } from '../../problem';
import { type GygRow, getVisibleGyg, isPublished } from '../gygs';
import { notifyHosts } from '../notifications';
import { requireActiveUser } from '../people';
import { withStoredImage } from '../pictures';
import { queueDeliveries } from '../webhooks';
import { withConsentLink } from './consent-links.service';
import { insertConsent, insertStory, tookPart } from './story.repository';
import { getStoryRow, presentStoryFor } from './story.service';

interface StoryText {
  caption: string;
  altText: string;
  language: Locale;
  /** Who can be recognised in the picture; undefined without an answer. */
  people: StoryPeople | undefined;
  mayShare: boolean;
}

interface StoryDraft extends StoryText {
  url: string | null;
}

export interface NewStory extends StoryText {
  upload: UploadedImage | undefined;
  now: Date;
}

/** A host's story is approved immediately; for others the hosts are asked. */
async function write(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  { caption, altText, url, language, people, mayShare }: StoryDraft,
): Promise<Story> {
  const own = isHostOf(actor, gyg);
  const consent = url !== null && people === 'AGREED' ? 'GIVEN' : null;
  const id = await insertStory(uow.tx, {
    gygId: gyg.id,
    organizationId: gyg.organizationId,
    userId: actor.id,
    url,
    caption,
    altText: url === null ? '' : altText,
    language,
    consent,
    mayShare,
    status: own ? 'APPROVED' : 'PENDING',
    createdAt: uow.now,
  });
  if (consent) await insertConsent(uow.tx, { storyId: id, given: true, userId: actor.id, createdAt: uow.now });
  await requireActiveUser(uow.tx, actor.id);
  const event = own ? 'story.approved' : 'story.submitted';
  await queueDeliveries(uow, gyg.organizationId, event, () => [{ gygId: gyg.id, storyId: id }]);
  if (!own) {
    await notifyHosts(uow, gyg, {
      type: 'story_submitted',
      values: { person: actor.fullName, gyg: gyg.title, caption },
      relatedUserId: actor.id,
      storyId: id,
      image: url,
      action: { kind: 'story', targetId: id },
    });
  }
  return withConsentLink(uow, actor, presentStoryFor(actor, await getStoryRow(uow.tx, actor, id)));
}

/** The gyg of a story that the caller may submit. Throws 404, 400, 403, 409. */
async function requireStoryAllowed(
  read: Reader,
  actor: SignedIn,
  gygId: string,
  { caption, people, upload }: NewStory,
): Promise<GygRow> {
  const gyg = await getVisibleGyg(read, actor, gygId);
  if (caption === '') throw problem('stories.description_missing');
  if (upload && people === undefined) throw problem('stories.consent_missing');
  permit('createStory', actor, { gyg, booker: await tookPart(read, gyg.id, actor.id) });
  if (!isPublished(gyg)) throw problem('gyg.wrong_state');
  return gyg;
}

/**
 * Submits a story from a gyg, with or without a picture; for bookers, participants and hosts. Permission is checked
 * again after the picture is stored, because the gyg may have changed since. Throws 404 `gyg.missing`, 400
 * `stories.description_missing` or `stories.consent_missing`, 403, 409 for a draft.
 */
export async function createStory(
  context: ApiContext,
  actor: SignedIn,
  gygId: string,
  input: NewStory,
): Promise<{ story: Story }> {
  const { upload, now } = input;
  await requireStoryAllowed(context.db.read, actor, gygId, input);
  const by = { uploadedBy: actor.id, now };
  const story = await withStoredImage(context, upload, by, (url) =>
    inTransaction(context, now, async (uow) => {
      const gyg = await requireStoryAllowed(uow.tx, actor, gygId, input);
      return write(uow, actor, gyg, { ...input, url });
    }),
  );
  return { story };
}
