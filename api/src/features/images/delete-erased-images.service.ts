import type { ApiContext } from '../../api-context';
import { listOrphanedImages } from './image.repository';
import { dropImage } from './image.service';

/**
 * Deletes the pictures of erased users (profiles, stories, proposals), including any that an earlier erasure could not
 * delete. Pictures that an organisation or a gyg shows stay. Call it after the commit.
 */
export async function deleteErasedImages(context: Pick<ApiContext, 'db' | 'media'>): Promise<void> {
  for (const { url } of await listOrphanedImages(context.db.read, 500)) await dropImage(context, url);
}
