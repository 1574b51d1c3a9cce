import type { UnitOfWork } from '../../access/unit-of-work';
import { insertNotifications, type NewNotification } from './notification.repository';

type Given = Omit<NewNotification, 'createdAt' | 'actionKind' | 'actionTargetId' | 'data'>;

/** Writes notifications with texts by people. */
export async function writeNotifications(uow: UnitOfWork, rows: readonly Given[]): Promise<void> {
  await insertNotifications(
    uow.tx,
    rows.map((row) => ({ ...row, createdAt: uow.now })),
  );
}

/** Writes a notification with a custom text, for seeding. */
export async function writeNotification(uow: UnitOfWork, notification: Given): Promise<{ id: string }> {
  const [id] = await insertNotifications(uow.tx, [{ ...notification, createdAt: uow.now }]);
  return { id: id ?? '' };
}
