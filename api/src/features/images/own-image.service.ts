import type { ImageKind } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { invalidRequest } from '../../http/problem';
import { findImage } from './image.repository';

interface PictureField {
  /** What a body says; undefined leaves the picture as it is, empty and null take it away. */
  url: string | null | undefined;
  /** Who says it. */
  userId: string;
  /** What stands there now: it may stay, whoever uploaded it. */
  current?: string | null;
  /** What may stand there: hero and proposal for a gyg. */
  kinds: readonly ImageKind[];
  /** The field, for the refusal. */
  path: string;
}

/**
 * A picture set by its address must be one that this person uploaded here: no page shows pictures from elsewhere, and
 * nobody takes another's. Throws 400 that names the field.
 */
export async function requireOwnImage(read: Reader, field: PictureField): Promise<void> {
  const { url, userId, current = null, kinds, path } = field;
  if (url === undefined || url === null || url === '' || url === current) return;
  const image = await findImage(read, url);
  if (image?.uploadedBy === userId && kinds.includes(image.kind)) return;
  throw invalidRequest([{ path, code: 'not_uploaded', message: 'Upload the picture first' }]);
}
