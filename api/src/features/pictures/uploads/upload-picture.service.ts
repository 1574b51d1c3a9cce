import type { Tx } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import type { UploadedImage } from '../../../http/uploads/temporary-file';
import { problem } from '../../../problem';
import { getVisibleGyg, gygStateAt } from '../../gygs';
import { getOrganizationRow } from '../../organizations';
import { getUserRow } from '../../people';
import { dropImage, storeImage, withStoredImage } from '..';
import { replaceGygHero, replaceOrganizationPicture, replaceProfileImage } from './picture.repository';

interface Uploading {
  context: ApiContext;
  actor: SignedIn;
  upload: UploadedImage;
  now: Date;
}

type Replace = (tx: Tx, url: string) => Promise<{ before: string | null } | undefined>;

/** Stores the picture, replaces the old one and deletes that after the commit. */
async function replacePicture({ context, actor, upload, now }: Uploading, replace: Replace, gone: () => Error) {
  const done = await withStoredImage(context, upload, { uploadedBy: actor.id, now }, async (stored) => {
    const url = stored ?? '';
    const replaced = await context.db.tx((tx) => replace(tx, url));
    if (!replaced) throw gone();
    return { url, before: replaced.before };
  });
  await dropImage(context, done.before);
  return { url: done.url };
}

/** POST /images/profile: the caller's picture. Throws 404 for a missing user, 403 for another's. */
export async function uploadProfileImage(uploading: Uploading, userId: string) {
  const { context, actor } = uploading;
  await getUserRow(context.db.read, userId);
  permit('uploadProfileImage', actor, { userId });
  const gone = () => problem('user.missing');
  return replacePicture(uploading, (tx, url) => replaceProfileImage(tx, userId, url), gone);
}

/** POST /images/gygimage: a gyg's hero, for its hosts. Throws 409 for a finished gyg. */
export async function uploadGygImage(uploading: Uploading, gygId: string) {
  const { context, actor, now } = uploading;
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('uploadGygImage', actor, { gyg, organizationId: gyg.organizationId });
  if (gygStateAt(gyg, now) === 'FINISHED') throw problem('gyg.wrong_state');
  return replacePicture(
    uploading,
    (tx, url) => replaceGygHero(tx, gygId, url),
    () => problem('gyg.missing'),
  );
}

const organizationFields = { uploadOrganizationHero: 'heroImage', uploadOrganizationLogo: 'logo' } as const;

/** POST /organizations/{organizationId}/images/{hero_image|logo}: for its admins. */
export async function uploadOrganizationPicture(
  uploading: Uploading,
  name: keyof typeof organizationFields,
  organizationId: string,
) {
  const { context, actor } = uploading;
  await getOrganizationRow(context.db.read, organizationId);
  permit(name, actor, { organizationId });
  const replace: Replace = (tx, url) => replaceOrganizationPicture(tx, organizationId, organizationFields[name], url);
  return replacePicture(uploading, replace, () => problem('org.missing'));
}

/** POST /images/proposal: a picture for a proposal; deleted again if it is never used. */
export function uploadProposalImage({ context, actor, upload, now }: Uploading) {
  return storeImage(context, upload, { uploadedBy: actor.id, now });
}
