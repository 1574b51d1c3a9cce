import { usePageTitle, useParams, useTranslation } from '@gyg/platform';
import { CertificateCheck } from '../../features/certificate';

/** `/certificates/{code}`: whether a certificate of hours is valid. Open to everyone. */
export function CertificatePage() {
  const { t } = useTranslation('booking');
  const { code = '' } = useParams();
  usePageTitle(t('certificate.check.title'));
  return <CertificateCheck code={code} />;
}
