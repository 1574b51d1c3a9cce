import type { CertificateCheck } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { Badge, Button, Cluster, GoalTile, Link, PageHeader, Stack } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { paths, TextIn, textLang, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { usePdf } from './use-pdf';

interface ValidCertificateProps {
  check: CertificateCheck;
  certified: NonNullable<CertificateCheck['certified']>;
}

/** A valid certificate: who gave how many hours to which gyg, as recorded by the host. */
export function ValidCertificate({ check, certified }: ValidCertificateProps) {
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
