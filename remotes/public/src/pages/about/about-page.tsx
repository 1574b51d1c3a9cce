import { Button, Cluster, Page, PageHeader, Prose } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import s from './about-page.module.css';

/** A short description of gyg. Unknown paths redirect here too. */
export function AboutPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('story.about.title'));
  return (
    <Page padded width="medium">
      <PageHeader title={t('story.about.title')} lead={t('story.about.lead')} />
      <Prose className={s.text}>
        <p>{t('story.about.p1')}</p>
        <p>{t('story.about.p2')}</p>
        <h2>{t('story.about.free')}</h2>
        <p>{t('story.about.freeText')}</p>
        <h2>{t('story.about.data')}</h2>
        <p>{t('story.about.dataText')}</p>
        <h2>{t('story.about.law')}</h2>
        <p>{t('story.about.lawText')}</p>
      </Prose>
      <Cluster gap={3}>
        <Button href={paths.howItWorks()}>{t('story.about.how')}</Button>
        <Button variant="secondary" href={paths.ourStory()}>
          {t('story.about.story')}
        </Button>
      </Cluster>
    </Page>
  );
}
