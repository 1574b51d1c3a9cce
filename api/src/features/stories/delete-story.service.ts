import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import { inTransaction } from '../../access/unit-of-work';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { withdrawAction } from '../notifications';
import { dropImage } from '../pictures';
import { removeEverywhere } from '../platform-admin/featured';
import { hostedGygOf } from './story.policy';
import { removeStory } from './story.repository';
import { getStoryRow } from './story.service';

/** Deletes a story, its featuring, its pending notification and, after the commit, its picture. */
export async function deleteStory(context: ApiContext, actor: SignedIn, storyId: string, now: Date): Promise<void> {
  const url = await inTransaction(context, now, async (uow) => {
    const row = await getStoryRow(uow.tx, actor, storyId);
    permit('deleteStory', actor, { gyg: hostedGygOf(row), authorId: row.userId });
    if (!(await removeStory(uow.tx, row.id))) throw problem('stories.missing');
    await removeEverywhere(uow, { kind: 'story', targetId: row.id });
    await withdrawAction(uow, { kind: 'story', targetId: row.id });
    return row.url;
  });
  if (url !== null) await dropImage(context, url);
}
