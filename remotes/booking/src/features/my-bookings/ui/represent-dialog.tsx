import type { UserBooking } from '@gyg/contract';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { toast, useErrorText, useLanguage, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { OrganizationLogo } from '../../../shared/organization-logo';
import { useOnce } from '../../../shared/use-once';
import { useUpdateBooking } from '../api/booking-calls';
import type { OwnOrganizations } from '../model/booking-actions';

interface RepresentDialogProps {
  booking: UserBooking;
  organizations: OwnOrganizations;
  onClose: () => void;
}

/** Chooses the organisation that a booking should represent. Its admin must approve. */
export function RepresentDialog({ booking, organizations, onClose }: RepresentDialogProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const errorText = useErrorText();
  const represent = useUpdateBooking();
  const once = useOnce();
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const send = () => {
    const organization = organizations.find(({ organizationId }) => organizationId === chosen);
    if (organization === undefined) return setMissing(true);
    const { organizationId, name } = organization;
    return once(() =>
      represent.mutateAsync({ booking, changes: { userOrganization: organizationId } }).then((changed) => {
        const agreed = changed.organizationId === organizationId;
        toast.success(t(agreed ? 'bookings.representDialog.agreed' : 'bookings.representDialog.sent', { name }));
        onClose();
      }),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bookings.representDialog.title')}
      closeLabel={t('bookings.representDialog.close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
            .toSorted((left, right) => left.name.localeCompare(right.name, language))
            .map(({ organizationId, name, logo }) => ({
              value: organizationId,
              title: name,
              media: <OrganizationLogo name={name} logo={logo} />,
            }))}
        />
        {represent.error && (
          <Banner tone="bad" role="alert">
            {errorText(represent.error).text}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
