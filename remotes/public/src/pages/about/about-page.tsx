import { CardGrid, Link, Panel, Section, Split, Stack } from '@gyg/design-system';
import { paths, Trans, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { StaticPage } from '../../shared/static-page';
import s from './about-page.module.css';

const parts = [
  { name: 'what', goal: 17 },
  { name: 'goals', goal: 11 },
  { name: 'free', goal: 13 },
  { name: 'data', goal: 16 },
  { name: 'open', goal: 9 },
  { name: 'law', goal: 10 },
] as const;

/** What gyg is, what it costs and which rules apply. Unknown paths redirect here too. */
export function AboutPage() {
  const { t } = useTranslation('public');
  const links = [
    { href: paths.ourStory(), label: t('story.about.story') },
    { href: paths.howItWorks(), label: t('story.about.how') },
    { href: paths.contact(), label: t('site.contact.title') },
    { href: paths.accessibility(), label: t('accessibility.title') },
    { href: '#terms', label: t('legal.termsTitle') },
    { href: '#privacy', label: t('legal.privacyTitle') },
    { href: paths.developers(), label: t('story.about.widgets') },
    { href: '/api/docs', label: t('story.about.api') },
  ];
  return (
    <StaticPage title={t('story.about.title')} lead={t('story.about.lead')} scene="market">
      <Split
        main={
          <CardGrid columns={2}>
            {parts.map(({ name, goal }) => (
              <section key={name} className={s.part} data-goal={goal} aria-labelledby={`about-${name}`}>
                <h2 className={s.title} id={`about-${name}`}>
                  {t(`story.about.${name}`)}
                </h2>
                <p>{t(`story.about.${name}Text`)}</p>
              </section>
            ))}
          </CardGrid>
        }
        side={
          <Panel padding="large">
            <Stack gap={2}>
              <h2 className={s.title}>{t('story.about.more')}</h2>
              {links.map(({ href, label }) => (
                <Link key={href} variant="standalone" href={href}>
                  {label}
                </Link>
              ))}
            </Stack>
          </Panel>
        }
      />
      <AboutSources />
    </StaticPage>
  );
}

interface NamedProps {
  children?: ReactNode;
}

const GeoNames = ({ children }: NamedProps) => <Link href="https://www.geonames.org/">{children}</Link>;
const Licence = ({ children }: NamedProps) => (
  <Link href="https://creativecommons.org/licenses/by/4.0/">{children}</Link>
);

/** Whose data gyg uses. The licence asks for the name, both links, and what was changed. */
function AboutSources() {
  const { t } = useTranslation('public');
  return (
    <Section title={t('story.about.sources')} size="small">
      <p>
        <Trans t={t} i18nKey="story.about.sourcesText" components={{ geonames: <GeoNames />, licence: <Licence /> }} />
      </p>
    </Section>
  );
}
