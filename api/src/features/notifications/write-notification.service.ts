import type { UnitOfWork } from '../../access/unit-of-work';
import { insertNotifications, type NewNotification } from './notification.repository';
import { type NotificationType, writeTexts } from './notification-texts';

type Given = Omit<NewNotification, 'createdAt' | 'actionKind' | 'actionTargetId' | 'data'>;
/** A notification of the platform: values instead of texts. */
type GivenValues = Omit<Given, 'type' | 'title' | 'body'> & {
  type: NotificationType;
  values: Readonly<Record<string, string>>;
};

/** Writes notifications with texts by people. */
export async function writeNotifications(uow: UnitOfWork, rows: readonly Given[]): Promise<void> {
  await insertNotifications(
    uow.tx,
    rows.map((row) => ({ ...row, createdAt: uow.now })),
  );
}

function withTexts({ values, ...notification }: GivenValues) {
  // The reader's language is taken when it is read; the stored text is only a fallback.
  return { ...notification, ...writeTexts(notification.type, 'en', values), data: { ...values } };
}

/** Writes one notification, for seeding: with values of the platform's texts, or with a text of its own. */
export async function writeNotification(uow: UnitOfWork, input: Given | GivenValues): Promise<{ id: string }> {
  const notification = 'values' in input ? withTexts(input) : input;
  const [id] = await insertNotifications(uow.tx, [{ ...notification, createdAt: uow.now }]);
  return { id: id ?? '' };
}
