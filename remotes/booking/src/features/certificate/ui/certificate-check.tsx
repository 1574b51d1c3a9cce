import type { CertificateCheck as Check } from '@gyg/contract';
import { readCertificateCode } from '@gyg/contract/certificate-code';
import { goalTitle } from '@gyg/contract/goals';
import {
  Badge,
  Button,
  Cluster,
  ErrorState,
  GoalTile,
  InOrder,
  Link,
  Page,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Waiting,
} from '@gyg/design-system';
import { TextField } from '@gyg/design-system/forms';
import { DefinitionList } from '@gyg/design-system/tables';
import {
  isApiError,
  paths,
  TextIn,
  textLang,
  toLocale,
  useFormat,
  useLanguage,
  useLoadFailure,
  useNavigate,
  useTranslation,
} from '@gyg/platform';
import { type FormEvent, useRef, useState } from 'react';
import { useCertificateCheck } from '../api/certificate-check';
import { usePdf } from './use-pdf';

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

/** A certificate that no longer proves anything. */
function WithdrawnCertificate({ check }: { check: Check }) {
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

interface ValidCertificateProps {
  check: Check;
  certified: NonNullable<Check['certified']>;
}

/** A valid certificate: who gave how many hours to which gyg, as recorded by the host. */
function ValidCertificate({ check, certified }: ValidCertificateProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const locale = toLocale(useLanguage());
  const { save, saving } = usePdf(check.code);
  const { person, printed, hours, gygId, gygTitle, needTitle, hostName, sdgGoalId } = certified;
  const lang = textLang(certified.gygLanguage);
  return (
    <Stack gap={4}>
      <PageHeader
        eyebrow={
          <Badge tone="good" look="state">
            {t('certificate.check.valid')}
          </Badge>
        }
        title={
          hours === 1
            ? t('certificate.check.gaveOne', { person })
            : t('certificate.check.gave', { person, hours: format.number(hours, Number.isInteger(hours) ? 0 : 1) })
        }
        lead={t('certificate.check.lead', { host: hostName })}
      />
      <DefinitionList
        rows={[
          ...(printed === null
            ? []
            : [
                { term: t('certificate.check.person'), value: person },
                { term: t('certificate.check.printed'), value: printed },
              ]),
          {
            term: t('certificate.check.gyg'),
            value: (
              <Link href={paths.gyg(gygId)}>
                <TextIn text={gygTitle} lang={lang} />
              </Link>
            ),
          },
          { term: t('certificate.check.need'), value: <TextIn text={needTitle} lang={lang} /> },
          { term: t('certificate.check.when'), value: format.gygPeriod(certified) },
          { term: t('certificate.check.host'), value: hostName },
          {
            term: t('certificate.check.goal'),
            value: (
              <Cluster gap={2}>
                <GoalTile goal={sdgGoalId} size={40} />
                <span>{goalTitle(sdgGoalId, locale)}</span>
              </Cluster>
            ),
          },
          { term: t('certificate.check.issued'), value: format.date(check.issued) },
          { term: t('certificate.check.code'), value: check.code },
        ]}
      />
      <Stack align="start">
        <Button variant="secondary" icon="download" busy={saving !== undefined} onClick={() => save(locale)}>
          {t('certificate.check.pdf')}
        </Button>
      </Stack>
    </Stack>
  );
}
