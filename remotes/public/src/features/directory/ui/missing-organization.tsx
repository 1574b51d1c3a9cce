import { Button, Callout, Section } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** An invitation to organisations that are not in the directory. */
export function MissingOrganization() {
  const { t } = useTranslation('public');
  return (
    <Section spacing="tight">
      <Callout
        title={t('directory.missing')}
        text={t('directory.missingText')}
        action={
          <Button variant="inverse" size="lg" href={paths.requestOrganization()}>
            {t('directory.host')}
          </Button>
        }
      />
    </Section>
  );
}
