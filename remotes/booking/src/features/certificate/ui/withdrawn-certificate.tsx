import type { CertificateCheck } from '@gyg/contract';
import { Badge, PageHeader } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';

/** A certificate that no longer proves anything. */
export function WithdrawnCertificate({ check }: { check: CertificateCheck }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <PageHeader
      eyebrow={
        <Badge tone="bad" look="state">
          {t('certificate.check.withdrawn')}
        </Badge>
      }
      title={t('certificate.check.withdrawnTitle')}
      lead={t('certificate.check.withdrawnText', { date: format.date(check.issued) })}
    >
      <p>
        {t('certificate.check.code')}: {check.code}
      </p>
    </PageHeader>
  );
}
