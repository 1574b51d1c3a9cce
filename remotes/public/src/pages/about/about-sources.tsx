import { Link, Section } from '@gyg/design-system';
import { Trans, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

interface NamedProps {
  children?: ReactNode;
}

const GeoNames = ({ children }: NamedProps) => <Link href="https://www.geonames.org/">{children}</Link>;
const Licence = ({ children }: NamedProps) => (
  <Link href="https://creativecommons.org/licenses/by/4.0/">{children}</Link>
);

/** Whose data gyg uses. The licence asks for the name, both links, and what was changed. */
export function AboutSources() {
  const { t } = useTranslation('public');
  return (
    <Section title={t('story.about.sources')} size="small">
      <p>
        <Trans t={t} i18nKey="story.about.sourcesText" components={{ geonames: <GeoNames />, licence: <Licence /> }} />
      </p>
    </Section>
  );
}
