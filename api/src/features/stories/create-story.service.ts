import type { Locale, Story } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isHostOf, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction, type UnitOfWork } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import type { UploadedImage } from '../../http/uploaded-image';
import { problem } from '../../problem/problem';
import { type GygRow, getVisibleGyg } from '../gygs';
import { withStoredImage } from '../images';
import { notifyHosts } from '../notifications';
import { requireActiveUser } from '../users';
import { insertStory, tookPart } from './story.repository';
import { getStoryRow, presentStoryFor } from './story.service';

interface StoryDraft {
  caption: string;
  url: string | null;
  language: Locale;
}

export interface NewStory {
  caption: string;
  language: Locale;
  upload: UploadedImage | undefined;
  now: Date;
}

/** A host's story is approved immediately; for others the hosts are asked. */
async function write(
  uow: UnitOfWork,
  actor: SignedIn,
  gyg: GygRow,
  { caption, url, language }: StoryDraft,
): Promise<Story> {
  const own = isHostOf(actor, gyg);
  const id = await insertStory(uow.tx, {
    gygId: gyg.id,
    organizationId: gyg.organizationId,
    userId: actor.id,
    url,
    caption,
    language,
    status: own ? 'APPROVED' : 'PENDING',
    createdAt: uow.now,
  });
  await requireActiveUser(uow.tx, actor.id);
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
  return presentStoryFor(actor, await getStoryRow(uow.tx, actor, id));
}

/** The gyg of a story that the caller may submit. Throws 404, 400, 403, 409. */
async function requireStoryAllowed(read: Reader, actor: SignedIn, gygId: string, caption: string): Promise<GygRow> {
  const gyg = await getVisibleGyg(read, actor, gygId);
  if (caption === '') throw problem('stories.description_missing');
  permit('createStory', actor, { gyg, booker: await tookPart(read, gyg.id, actor.id) });
  if (gyg.publishedAt === null) throw problem('gyg.wrong_state');
  return gyg;
}

/**
 * Submits a story from a gyg, with or without a picture; for bookers, participants and hosts. Permission is checked
 * again after the picture is stored, because the gyg may have changed since. Throws 404 `gyg.missing`, 400
 * `stories.description_missing`, 403, 409 for a draft.
 */
export async function createStory(
  context: ApiContext,
  actor: SignedIn,
  gygId: string,
  { caption, language, upload, now }: NewStory,
): Promise<{ story: Story }> {
  await requireStoryAllowed(context.db.read, actor, gygId, caption);
  const by = { uploadedBy: actor.id, now };
  const story = await withStoredImage(context, upload, by, (url) =>
    inTransaction(context, now, async (uow) => {
      const gyg = await requireStoryAllowed(uow.tx, actor, gygId, caption);
      return write(uow, actor, gyg, { caption, url, language });
    }),
  );
  return { story };
}
