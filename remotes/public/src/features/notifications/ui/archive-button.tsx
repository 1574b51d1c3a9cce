import type { Notification } from '@gyg/contract';
import { TextButton } from '@gyg/design-system';
import { toast, useErrorToast, useTranslation } from '@gyg/platform';
import { useArchiveNotification } from '../api/answer-notification';

interface ArchiveButtonProps {
  notification: Notification;
  onMoved: () => void;
}

/** Moves a notification to the archive, or back. */
export function ArchiveButton({ notification, onMoved }: ArchiveButtonProps) {
  const { t } = useTranslation('public');
  const errorToast = useErrorToast();
  const { mutate, isPending } = useArchiveNotification();
  const { id, title, archived } = notification;
  const action = archived ? 'unarchive' : 'archive';
  const move = () => {
    if (isPending) return;
    mutate(
      { notificationId: id, archived: !archived },
      {
        onSuccess: () => {
          toast.success(t(`notifications.${action}Done`));
          onMoved();
        },
        onError: errorToast,
      },
    );
  };
  return (
    <TextButton
      variant="quiet"
      aria-label={t(`notifications.${action}Of`, { title })}
      aria-busy={isPending || undefined}
      onClick={move}
    >
      {t(`notifications.${action}`)}
    </TextButton>
  );
}
