import type { ImageKind } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { invalidRequest } from '../../problem';
import { findImage } from './image.repository';

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
