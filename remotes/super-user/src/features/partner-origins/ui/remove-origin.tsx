import type { OrganizationOrigin } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { FormDialog } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useRemoveOrigin } from '../api/origin-calls';

/** Says what removing an origin means, and removes it. */
export function RemoveOrigin({ origin, onClose }: { origin: OrganizationOrigin; onClose: () => void }) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const remove = useRemoveOrigin();
  const about = { origin: origin.origin, name: origin.organization.name };
  const send = () =>
    remove.mutate(origin, {
      onSuccess: () => {
        toast.success(t('origins.removed', about));
        onClose();
      },
    });
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={t('origins.removeTitle', about)}
      closeLabel={t('origins.close')}
      cancel={t('origins.cancel')}
      confirm={t('origins.remove')}
      tone="danger"
      busy={remove.isPending}
      waits
      careful
      onConfirm={send}
    >
      {remove.error && (
        <Banner tone="bad" role="alert">
          {errorText(remove.error).text}
        </Banner>
      )}
      <p>{t('origins.removeText', about)}</p>
    </FormDialog>
  );
}
