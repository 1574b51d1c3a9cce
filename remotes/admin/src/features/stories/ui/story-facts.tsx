import type { Story } from '@gyg/contract';
import { Badge, Banner } from '@gyg/design-system';
import { textLang, useTranslation } from '@gyg/platform';
import s from './story-item.module.css';

/** The picture's description, the consent of the people in it, and whether the story may be shared. */
export function StoryFacts({ story }: { story: Story }) {
  const { t } = useTranslation('admin');
  const { url, altText, consent, mayShare, language } = story;
  return (
    <>
      {url !== null && (
        <div className={s.said}>
          <b>{t('stories.shows')}</b>
          {altText === '' ? t('stories.notDescribed') : <span lang={textLang(language)}>{altText}</span>}
        </div>
      )}
      <div className={s.facts}>
        {url !== null && consent !== 'WITHDRAWN' && (
          <Badge tone={consent === 'GIVEN' ? 'good' : 'neutral'}>{t(`stories.consent.${consent ?? 'NONE'}`)}</Badge>
        )}
        <Badge>{t(mayShare ? 'stories.mayShare' : 'stories.mayNotShare')}</Badge>
      </div>
      {consent === 'WITHDRAWN' && (
        <Banner tone="warn" title={t('stories.consent.WITHDRAWN')}>
          {t('stories.withdrawn')}
        </Banner>
      )}
    </>
  );
}
