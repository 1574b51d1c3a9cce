import type { Work } from '../../access/work';
import { insertNotifications, type NewNotification } from './notification.repository';

type Given = Omit<NewNotification, 'createdAt' | 'actionKind' | 'actionTargetId' | 'data'>;

/** Writes notifications in words of somebody's own. */
export async function writeNotifications(work: Work, rows: readonly Given[]): Promise<void> {
  await insertNotifications(
    work.t,
    rows.map((row) => ({ ...row, createdAt: work.now })),
  );
}

/** Writes a notification in words of its own, for seeding. */
export async function writeNotification(work: Work, notification: Given): Promise<{ id: string }> {
  const [id] = await insertNotifications(work.t, [{ ...notification, createdAt: work.now }]);
  return { id: id ?? '' };
}
