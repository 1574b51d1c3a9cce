import type { CertificateName, UserBooking } from '@gyg/contract';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useIssueCertificate } from '../api/issue-certificate';
import { hasCertificate } from '../model/has-certificate';
import { IssuedCertificate } from './issued-certificate';

/** A button that opens the dialog for the certificate of a booking; nothing if the booking cannot have one. */
export function CertificateOfHours({ booking }: { booking: UserBooking }) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  if (!hasCertificate(booking)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon="download"
        aria-label={t('certificate.openOf', { gyg: booking.gygTitle })}
        onClick={() => setOpen(true)}
      >
        {t('certificate.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('certificate.title')}
        closeLabel={t('certificate.close')}
      >
        <CertificateForm booking={booking} />
      </Dialog>
    </>
  );
}

/** Asks how the certificate should name the person, then shows it. */
function CertificateForm({ booking }: { booking: UserBooking }) {
  const { t } = useTranslation('booking');
  const errorToast = useErrorToast();
  const { mutate, isPending, data: issued } = useIssueCertificate();
  const [name, setName] = useState<CertificateName>('FULL');
  const issue = () =>
    mutate(
      { booking, name },
      {
        onError: errorToast,
      },
    );
  return (
    <Stack gap={4}>
      <p>{t('certificate.lead')}</p>
      <RadioCards
        legend={t('certificate.name')}
        value={name}
        onValueChange={(chosen) => setName(chosen === 'INITIALS' ? 'INITIALS' : 'FULL')}
        options={[
          { value: 'FULL', title: t('certificate.full'), detail: t('certificate.fullDetail') },
          { value: 'INITIALS', title: t('certificate.initials'), detail: t('certificate.initialsDetail') },
        ]}
      />
      {issued?.name === name ? (
        <IssuedCertificate code={issued.code} printed={issued.printed} />
      ) : (
        <Stack align="start">
          <Button busy={isPending} onClick={issue}>
            {issued === undefined ? t('certificate.make') : t('certificate.change')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
