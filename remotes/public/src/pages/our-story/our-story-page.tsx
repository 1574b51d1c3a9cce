import { Button, Callout, CardGrid, Page, PageHeader, Prose, Section } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import s from './our-story-page.module.css';

const beliefs = [
  { name: 'belief1', goal: 11 },
  { name: 'belief2', goal: 3 },
  { name: 'belief3', goal: 17 },
] as const;

/** The origin and the values of gyg. */
export function OurStoryPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('story.title'));
  return (
    <Page padded width="medium">
      <PageHeader title={t('story.title')} lead={t('story.lead')} />
      <Prose className={s.text}>
        <p>{t('story.p1')}</p>
        <p>{t('story.p2')}</p>
        <p>{t('story.p3')}</p>
      </Prose>
      <Section title={t('story.beliefs')} spacing="tight">
        <CardGrid columns={3}>
          {beliefs.map(({ name, goal }) => (
            <div key={name} className={s.belief} data-goal={goal}>
              <h3 className={s.title}>{t(`story.${name}`)}</h3>
              <p>{t(`story.${name}Text`)}</p>
            </div>
          ))}
        </CardGrid>
      </Section>
      <Callout
        className={s.callout ?? ''}
        title={t('story.cta')}
        text={t('story.ctaText')}
        action={
          <Button size="lg" variant="inverse" href={paths.search()}>
            {t('story.ctaAction')}
          </Button>
        }
      />
    </Page>
  );
}
