import type { UserBooking } from '@gyg/contract';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { OrganizationLogo } from '../../../shared/organization-logo';
import { useUserOrganizations } from '../api/list-user-organizations';
import { useRepresentOrganization } from '../api/represent-organization';

interface RepresentDialogProps {
  booking: UserBooking | undefined;
  userId: string;
  /** Called after the request was sent, together with `onClose`. */
  onDone: () => void;
  onClose: () => void;
}

/** Chooses the organisation that a booking should represent. Its admin must approve. */
export function RepresentDialog({ booking, userId, onDone, onClose }: RepresentDialogProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const organizations = useUserOrganizations(userId).data?.organizations ?? [];
  const represent = useRepresentOrganization();
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const close = () => {
    setChosen(null);
    setMissing(false);
    onClose();
  };
  const send = () => {
    if (booking === undefined) return;
    const organization = organizations.find(({ organizationId }) => organizationId === chosen);
    if (organization === undefined) return setMissing(true);
    represent.mutate(
      { booking, organizationId: organization.organizationId },
      {
        onSuccess: (changed) => {
          const agreed = changed.organizationId === organization.organizationId;
          toast.success(
            t(agreed ? 'bookings.representDialog.agreed' : 'bookings.representDialog.sent', {
              name: organization.name,
            }),
          );
          close();
          onDone();
        },
        onError: (thrown) => {
          const { text, detail } = errorText(thrown);
          toast.error(text, detail);
        },
      },
    );
  };
  return (
    <Dialog
      open={booking !== undefined}
      onClose={close}
      title={t('bookings.representDialog.title')}
      closeLabel={t('bookings.representDialog.close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('bookings.representDialog.keep')}
          </Button>
          <Button busy={represent.isPending} onClick={send}>
            {t('bookings.representDialog.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('bookings.representDialog.text')}</p>
        <RadioCards
          legend={t('bookings.representDialog.choose')}
          name="represent"
          value={chosen}
          error={missing && t('bookings.representDialog.missing')}
          onValueChange={(organizationId) => {
            setChosen(organizationId);
            setMissing(false);
          }}
          options={organizations
            .toSorted((one, other) => one.name.localeCompare(other.name, 'sv'))
            .map(({ organizationId, name, logo }) => ({
              value: organizationId,
              title: name,
              media: <OrganizationLogo name={name} logo={logo} />,
            }))}
        />
      </Stack>
    </Dialog>
  );
}
