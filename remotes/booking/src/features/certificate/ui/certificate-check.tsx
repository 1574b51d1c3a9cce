import { readCertificateCode } from '@gyg/contract/certificate-code';
import { ErrorState, InOrder, Page, Skeleton, Stack, Waiting } from '@gyg/design-system';
import { isApiError, useLoadFailure, useTranslation } from '@gyg/platform';
import { useCertificateCheck } from '../api/certificate-check';
import { CodeForm } from './code-form';
import { ValidCertificate } from './valid-certificate';
import { WithdrawnCertificate } from './withdrawn-certificate';

/** What a certificate proves, and a field for another code. `code` is the code as it was typed or shared. */
export function CertificateCheck({ code }: { code: string }) {
  return (
    <Page width="narrow" padded>
      <InOrder gap={6}>
        <Result code={readCertificateCode(code)} />
        <CodeForm key={code} />
      </InOrder>
    </Page>
  );
}

function Result({ code }: { code: string | undefined }) {
  const { t } = useTranslation('booking');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useCertificateCheck(code);
  const unknown = code === undefined || (isApiError(error) && error.status === 404);
  if (unknown) {
    return (
      <ErrorState
        kind="missing"
        headingLevel={1}
        title={t('certificate.check.missingTitle')}
        text={t('certificate.check.missingText')}
      />
    );
  }
  if (error !== null) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (data === undefined) return <ResultSkeleton />;
  const { certified } = data;
  return certified === null ? (
    <WithdrawnCertificate check={data} />
  ) : (
    <ValidCertificate check={data} certified={certified} />
  );
}

function ResultSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <Waiting label={t('certificate.check.loading')}>
      <Stack gap={4}>
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
        <Skeleton shape="block" />
      </Stack>
    </Waiting>
  );
}
