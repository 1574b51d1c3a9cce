import { Button, Callout, CardGrid, Cluster, Prose, Section, Split } from '@gyg/design-system';
import { paths, useHostPath, useTranslation } from '@gyg/platform';
import { OpenFigures } from '../../features/goals';
import { StaticPage } from '../../shared/static-page';
import s from './our-story-page.module.css';

const beliefs = [
  { name: 'belief1', goal: 11 },
  { name: 'belief2', goal: 3 },
  { name: 'belief3', goal: 17 },
] as const;

/** Why gyg exists and what it believes in, with the figures of this installation. */
export function OurStoryPage() {
  const { t } = useTranslation('public');
  const host = useHostPath();
  return (
    <StaticPage title={t('story.title')} lead={t('story.lead')} scene="orchard">
      <Split
        main={
          <Prose>
            <h2>{t('story.goals')}</h2>
            <p>{t('story.goals1')}</p>
            <p>{t('story.goals2')}</p>
            <h2>{t('story.list')}</h2>
            <p>{t('story.list1')}</p>
            <p>{t('story.list2')}</p>
            <h2>{t('story.count')}</h2>
            <p>{t('story.count1')}</p>
          </Prose>
        }
        side={<OpenFigures />}
      />
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
          <Cluster>
            <Button size="lg" variant="inverse" href={paths.openGygs()}>
              {t('story.ctaAction')}
            </Button>
            <Button size="lg" variant="inverse" href={host}>
              {t('home.host')}
            </Button>
          </Cluster>
        }
      />
    </StaticPage>
  );
}
