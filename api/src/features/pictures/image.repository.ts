import type { Reader, Tx } from '@gyg/database';
import { gygMedia, gygs, organizations, proposals, storedImages, stories, users } from '@gyg/database/schema';
import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';

export type StoredImageRow = typeof storedImages.$inferSelect;
type NewStoredImage = typeof storedImages.$inferInsert;

export async function insertImage(tx: Tx, image: NewStoredImage): Promise<void> {
  await tx.insert(storedImages).values(image);
}

export async function findImage(read: Reader, url: string): Promise<StoredImageRow | undefined> {
  const [row] = await read.select().from(storedImages).where(eq(storedImages.url, url));
  return row;
}

/** Deletes the picture's row; true for exactly one of several concurrent callers. */
export async function deleteImage(tx: Tx, imageId: string): Promise<boolean> {
  const gone = await tx.delete(storedImages).where(eq(storedImages.id, imageId)).returning({ id: storedImages.id });
  return gone.length === 1;
}

/** Whether anything still shows the picture, in the places where its kind can be used (`requireOwnImage`). */
export async function isShown(read: Reader, { kind, url, uploadedBy }: StoredImageRow): Promise<boolean> {
  const by = uploadedBy ?? '';
  const places = {
    profile: [() => read.$count(users, and(eq(users.id, by), eq(users.profileImage, url)))],
    logo: [() => read.$count(organizations, eq(organizations.logo, url))],
    story: [() => read.$count(stories, and(eq(stories.userId, by), eq(stories.url, url)))],
    media: [() => read.$count(gygMedia, eq(gygMedia.url, url))],
    hero: [
      () => read.$count(organizations, eq(organizations.heroImage, url)),
      () => read.$count(gygs, eq(gygs.heroImage, url)),
    ],
    proposal: [
      () => read.$count(proposals, eq(proposals.image, url)),
      () => read.$count(gygs, eq(gygs.heroImage, url)),
    ],
  } satisfies Record<StoredImageRow['kind'], unknown>;
  for (const count of places[kind]) if ((await count()) > 0) return true;
  return false;
}

/** Pictures that a user uploaded before a time, oldest first. */
export function listImagesOf(read: Reader, userId: string, before: Date, count: number): Promise<StoredImageRow[]> {
  return read
    .select()
    .from(storedImages)
    .where(and(eq(storedImages.uploadedBy, userId), lt(storedImages.createdAt, before)))
    .orderBy(asc(storedImages.createdAt), asc(storedImages.id))
    .limit(count);
}

/** Personal pictures whose uploader was erased, including ones that were being stored at that time. */
export async function listOrphanedImages(read: Reader, count: number): Promise<StoredImageRow[]> {
  const personal = inArray(storedImages.kind, ['profile', 'story', 'proposal']);
  const orphaned = await read
    .select()
    .from(storedImages)
    .where(and(isNull(storedImages.uploadedBy), personal))
    .limit(count);
  const erased = read.select({ id: users.id }).from(users).where(isNotNull(users.erasedAt));
  const stillNamed = await read
    .select()
    .from(storedImages)
    .where(and(inArray(storedImages.uploadedBy, erased), personal))
    .limit(count - orphaned.length);
  return [...orphaned, ...stillNamed];
}

export const listAllImages = (read: Reader): Promise<StoredImageRow[]> => read.select().from(storedImages);
