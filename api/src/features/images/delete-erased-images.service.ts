import type { ApiContext } from '../../api-context';
import { listOrphanedImages } from './image.repository';
import { dropImage } from './image.service';

/**
 * Takes away the pictures of erased people, and those that an erasure before could not: profiles, moments and what was
 * proposed. What an organisation or a gyg shows stays. Call it after the commit.
 */
export async function deleteErasedImages(context: Pick<ApiContext, 'db' | 'media'>): Promise<void> {
  for (const { url } of await listOrphanedImages(context.db.read, 500)) await dropImage(context, url);
}
