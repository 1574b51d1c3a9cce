import type { Certificate, CertificateName, UserBooking } from '@gyg/contract';
import { Button, Cluster, Dialog, Link, Stack, TextButton } from '@gyg/design-system';
import { RadioCards } from '@gyg/design-system/forms';
import { copyText, paths, useErrorToast, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useIssueCertificate } from '../api/issue-certificate';
import { hasCertificate } from '../model/has-certificate';
import { usePdf } from './use-pdf';

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

/** A certificate to download in both languages, and the link with which others can check it. */
function IssuedCertificate({ code, printed }: Pick<Certificate, 'code' | 'printed'>) {
  const { t } = useTranslation('booking');
  const { save, saving } = usePdf(code);
  const copy = () =>
    copyText(new URL(paths.certificate(code), location.origin).href, {
      done: t('certificate.copied'),
      failed: t('certificate.notCopied'),
    });
  return (
    <Stack gap={3}>
      <div role="status">
        <p>
          <strong>{t('certificate.ready')}</strong>
        </p>
        <p>{t('certificate.code', { code })}</p>
        {printed !== null && <p>{t('certificate.printed', { name: printed })}</p>}
      </div>
      <Stack gap={2}>
        <h3>{t('certificate.downloads')}</h3>
        <Cluster>
          <Button icon="download" busy={saving === 'en'} onClick={() => save('en')}>
            {t('certificate.english')}
          </Button>
          <Button icon="download" busy={saving === 'se'} onClick={() => save('se')}>
            {t('certificate.swedish')}
          </Button>
        </Cluster>
      </Stack>
      <Cluster>
        <TextButton variant="standalone" icon="copy" onClick={() => void copy()}>
          {t('certificate.copy')}
        </TextButton>
        <Link variant="standalone" href={paths.certificate(code)}>
          {t('certificate.page')}
        </Link>
      </Cluster>
    </Stack>
  );
}
