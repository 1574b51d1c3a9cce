import type { Gyg } from '@gyg/contract';
import { Banner, Panel, Stack, StoryCard } from '@gyg/design-system';
import { TextIn, Trans, textLang, useSession, useTranslation } from '@gyg/platform';
import type { StoryDraft } from '../model/use-story-draft';
import s from './tell-story.module.css';

interface StoryPreviewProps {
  gyg: Gyg;
  asHost: boolean;
  draft: StoryDraft;
  /** A small picture of the crop. */
  preview: string | undefined;
}

/** How the story's card will look, and what happens next. */
export function StoryPreview({ gyg, asHost, draft, preview }: StoryPreviewProps) {
  const { t } = useTranslation('booking');
  const name = useSession((session) => session.profileName);
  const lang = textLang(gyg.language);
  return (
    <Stack gap={4}>
      <section aria-label={t('stories.preview.title')}>
        <h2 className={s.small}>{t('stories.preview.title')}</h2>
        <Panel padding="small">
          <StoryCard
            goal={gyg.sdgGoalId}
            image={preview === undefined ? undefined : { src: preview, alt: draft.altText, width: 960, height: 540 }}
            text={draft.caption.trim() === '' ? t('stories.preview.words') : draft.caption}
            author={name}
            detail={gyg.title}
            detailLang={lang}
          />
        </Panel>
      </section>
      <Banner tone="info" title={t('stories.next.title')}>
        {asHost ? (
          t('stories.next.asHost')
        ) : (
          <Trans t={t} i18nKey="stories.next.text" components={{ host: <TextIn text={gyg.orgName} lang={lang} /> }} />
        )}
      </Banner>
    </Stack>
  );
}
