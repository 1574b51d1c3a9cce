import type { OrganizationOrigin } from '@gyg/contract';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useRemoveOrigin } from '../api/origin-calls';

/** Says what removing an origin means, and removes it. */
export function RemoveOrigin({ origin, onClose }: { origin: OrganizationOrigin; onClose: () => void }) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const remove = useRemoveOrigin();
  const about = { origin: origin.origin, name: origin.organization.name };
  const close = () => {
    if (!remove.isPending) onClose();
  };
  const send = () =>
    remove.mutate(origin, {
      onSuccess: () => {
        toast.success(t('origins.removed', about));
        onClose();
      },
    });
  return (
    <Dialog
      open
      size="sm"
      onClose={close}
      title={t('origins.removeTitle', about)}
      closeLabel={t('origins.close')}
      actions={
        <>
          <Button data-autofocus variant="secondary" disabled={remove.isPending} onClick={close}>
            {t('origins.cancel')}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={send}>
            {t('origins.remove')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {remove.error && (
          <Banner tone="bad" role="alert">
            {errorText(remove.error).text}
          </Banner>
        )}
        <p>{t('origins.removeText', about)}</p>
      </Stack>
    </Dialog>
  );
}
