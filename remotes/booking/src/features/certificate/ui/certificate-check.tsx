import { readCertificateCode } from '@gyg/contract/certificate-code';
import { Button, ErrorState, InOrder, Page, Section, Skeleton, Stack, Waiting } from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { isApiError, paths, useLoadFailure, useNavigate, useTranslation } from '@gyg/platform';
import { type FormEvent, useRef, useState } from 'react';
import { useCertificateCheck } from '../api/certificate-check';
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

/** A field for the code of another certificate. */
function CodeForm() {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const code = readCertificateCode(typed);
    if (code !== undefined) return navigate(paths.certificate(code));
    setWrong(true);
    field.current?.focus();
  };
  return (
    <Section title={t('certificate.check.other')} spacing="tight">
      <form noValidate onSubmit={check}>
        <Stack gap={3}>
          <TextField
            ref={field}
            label={t('certificate.check.field')}
            hint={t('certificate.check.hint')}
            error={wrong && t('certificate.check.wrong')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
          />
          <Stack align="start">
            <Button type="submit">{t('certificate.check.submit')}</Button>
          </Stack>
        </Stack>
      </form>
    </Section>
  );
}
