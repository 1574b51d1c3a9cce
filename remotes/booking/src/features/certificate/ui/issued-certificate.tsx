import type { Certificate } from '@gyg/contract';
import { Button, Cluster, Link, Stack, TextButton } from '@gyg/design-system';
import { copyText, paths, useTranslation } from '@gyg/platform';
import { usePdf } from './use-pdf';

/** A certificate to download in both languages, and the link with which others can check it. */
export function IssuedCertificate({ code, printed }: Pick<Certificate, 'code' | 'printed'>) {
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
