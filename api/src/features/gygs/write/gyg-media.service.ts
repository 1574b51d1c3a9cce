import type { Actor, SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import type { UploadedImage } from '../../../http/uploads/temporary-file';
import { problem } from '../../../problem';
import { dropImage, withStoredImage } from '../../pictures';
import { getVisibleGyg } from '..';
import { deleteMedium, insertMedium, listMediaRows } from './gyg-media.repository';

/** The pictures of a gyg that the caller may see. Throws 404. */
export async function listMedia({ db }: ApiContext, actor: Actor, gygId: string, { page, pageSize }: Paging) {
  const gyg = await getVisibleGyg(db.read, actor, gygId);
  const { rows, total } = await listMediaRows(db.read, gyg.id, { page, pageSize });
  return { media: rows, total, page, pageSize };
}

/** Adds a picture, also to finished gygs. Throws 404, 403 and the image errors. */
export async function addMedium(
  context: ApiContext,
  actor: SignedIn,
  gygId: string,
  { upload, caption }: { upload: UploadedImage; caption: string },
  now: Date,
) {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('addGygMedia', actor, { gyg });
  return withStoredImage(context, upload, { uploadedBy: actor.id, now }, async (url) => {
    const medium = { gygId: gyg.id, url: url ?? '', caption, createdAt: now };
    const row = await context.db.tx((tx) => insertMedium(tx, medium));
    if (!row) throw problem('server.unexpected');
    return row;
  });
}

/** Deletes a picture. Throws 404 `gyg.media_missing`, 403. */
export async function removeMedium(
  context: ApiContext,
  actor: SignedIn,
  { gygId, mediaId }: { gygId: string; mediaId: string },
): Promise<void> {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('deleteGygMedia', actor, { gyg });
  const url = await context.db.tx((tx) => deleteMedium(tx, gyg.id, mediaId));
  if (url === undefined) throw problem('gyg.media_missing');
  await dropImage(context, url);
}
