import { randomUUID } from 'node:crypto';
import type { ImageKind } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { ApiContext } from '../../api-context';
import type { UploadedImage } from '../../http/uploads/temporary-file';
import { mediaTypeOf } from '../../integrations/media/media-storage';
import { invalidRequest } from '../../problem';
import { encodePicture, endingsOf } from './encode-picture';
import {
  deleteImage,
  findImage,
  insertImage,
  isShown,
  listAllImages,
  listImagesOf,
  listOrphanedImages,
  type StoredImageRow,
} from './image.repository';

/**
 * Deletes the pictures of erased users (profiles, stories, proposals), including any that an earlier erasure could not
 * delete. Pictures that an organisation or a gyg shows stay. Call it after the commit.
 */
export async function deleteErasedImages(context: Pick<ApiContext, 'db' | 'media'>): Promise<void> {
  for (const { url } of await listOrphanedImages(context.db.read, 500)) await dropImage(context, url);
}

const mediaPath = '/media/';

interface StoredBy {
  uploadedBy: string;
  now: Date;
}

function keysOf({ url, kind, width }: Pick<StoredImageRow, 'url' | 'kind' | 'width'>): string[] {
  const start = url.slice(mediaPath.length).replace(/-\d+\.webp$/, '');
  return endingsOf(kind, width).map((ending) => start + ending);
}

/**
 * Decodes a picture, checks it by the rules of its kind and stores it in the sizes that pages use. Check permission
 * first and call it before the transaction; delete the picture if that fails (`withStoredImage` does). Returns the URL
 * to store in entities. Throws the `image.*` errors.
 */
export async function storeImage(
  context: Pick<ApiContext, 'db' | 'media'>,
  upload: UploadedImage,
  { uploadedBy, now }: StoredBy,
): Promise<{ url: string }> {
  const { db, media } = context;
  const { kind } = upload;
  const { width, height, files } = await encodePicture(upload);
  const start = `uploads/${kind}/${randomUUID()}`;
  const url = `${mediaPath}${start}-${width}.webp`;
  try {
    for (const { ending, bytes } of files) {
      const key = start + ending;
      await media.put(key, { bytes, type: mediaTypeOf(key) });
    }
    await db.tx((tx) => insertImage(tx, { url, kind, width, height, uploadedBy, createdAt: now }));
  } catch (thrown) {
    await media.drop(keysOf({ url, kind, width })).catch(() => undefined);
    throw thrown;
  }
  await dropUnusedImages(context, uploadedBy, now);
  return { url };
}

async function dropRow({ db, media }: Pick<ApiContext, 'db' | 'media'>, row: StoredImageRow): Promise<void> {
  const gone = await db.tx(async (tx) => !(await isShown(tx, row)) && deleteImage(tx, row.id));
  // A leftover file does no harm; the row is deleted.
  if (gone) await media.drop(keysOf(row)).catch(() => undefined);
}

/**
 * Deletes a picture after the commit that replaced it, unless something else still shows it. Ignores URLs that the
 * platform did not store (null, demo pictures).
 */
export async function dropImage(context: Pick<ApiContext, 'db' | 'media'>, url: string | null): Promise<void> {
  const row = url === null ? undefined : await findImage(context.db.read, url);
  if (row) await dropRow(context, row);
}

const unusedForMs = 24 * 60 * 60 * 1000;

/**
 * Pictures uploaded over a day ago and used nowhere (a proposal never sent) are deleted with the user's next upload.
 */
async function dropUnusedImages(context: Pick<ApiContext, 'db' | 'media'>, userId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unusedForMs);
  for (const row of await listImagesOf(context.db.read, userId, before, 20)) await dropRow(context, row);
}

/** Stores a picture, passes its URL to `act` and deletes it if that fails. Without a picture `act` gets null. */
export async function withStoredImage<T>(
  context: Pick<ApiContext, 'db' | 'media'>,
  upload: UploadedImage | undefined,
  by: StoredBy,
  act: (url: string | null) => Promise<T>,
): Promise<T> {
  if (upload === undefined) return act(null);
  const { url } = await storeImage(context, upload, by);
  try {
    return await act(url);
  } catch (thrown) {
    await dropImage(context, url).catch(() => undefined);
    throw thrown;
  }
}

/** The files of all stored pictures, by their keys. */
export const listImageFiles = async (read: Reader): Promise<string[]> => (await listAllImages(read)).flatMap(keysOf);

interface PictureField {
  /** The value in the body; undefined leaves the picture unchanged, empty and null remove it. */
  url: string | null | undefined;
  /** The caller; null for a key, which has uploaded nothing. */
  userId: string | null;
  /** The current picture, which is always allowed. */
  current?: string | null;
  /** Allowed kinds: hero and proposal for a gyg. */
  kinds: readonly ImageKind[];
  /** The path of the field, for the error. */
  path: string;
}

/**
 * A picture set by URL must be one that the caller uploaded here, so that pages show no external pictures and users
 * cannot use another user's picture. Throws 400 with the field.
 */
export async function requireOwnImage(read: Reader, field: PictureField): Promise<void> {
  const { url, userId, current = null, kinds, path } = field;
  if (url === undefined || url === null || url === '' || url === current) return;
  const image = await findImage(read, url);
  if (userId !== null && image?.uploadedBy === userId && kinds.includes(image.kind)) return;
  throw invalidRequest([{ path, code: 'not_uploaded', message: 'Upload the picture first' }]);
}
