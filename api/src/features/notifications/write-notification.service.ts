import type { Work } from '../../access/work';
import { insertNotifications, type NewNotification } from './notification.repository';

type Given = Omit<NewNotification, 'createdAt' | 'actionKind' | 'actionTargetId' | 'data'>;

/** Writes a notification in words of its own. */
export async function writeNotification(work: Work, notification: Given): Promise<{ id: string }> {
  const [id] = await insertNotifications(work.t, [{ ...notification, createdAt: work.now }]);
  return { id: id ?? '' };
}
