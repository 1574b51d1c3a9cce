import { createdAt, id, k } from './kit';
import { users } from './users';

/** An uploaded picture, stored in several sizes. */
export const storedImages = k.table(
  'stored_images',
  {
    id: id(),
    /** The URL stored in entities, unique. */
    url: k.text().notNull(),
    kind: k.text({ enum: ['profile', 'hero', 'logo', 'story', 'media', 'proposal'] }).notNull(),
    width: k.int().notNull(),
    height: k.int().notNull(),
    /** The uploader; null after their erasure. */
    uploadedBy: k.text().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('stored_images_url_unique').on(t.url),
    k.index('stored_images_by_user').on(t.uploadedBy, t.createdAt),
  ],
);
