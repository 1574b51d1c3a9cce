import type { Story } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { IconButton, Picture } from '@gyg/design-system';
import { Lightbox } from '@gyg/design-system/details';
import { textLang, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import s from './story-item.module.css';

/** A story's picture. The card crops it, so it opens in full: a host must see all of it to decide. */
export function StoryPicture({ story }: { story: Story }) {
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  if (story.url === null) return null;
  const { id, url, username, gygTitle, sdgGoalId: goal, caption, altText } = story;
  const sizes = heroSizes(url);
  const described = { alt: altText, lang: altText === '' ? undefined : textLang(story.language) };
  return (
    <>
      <div className={s.picture}>
        <Picture {...sizes} sizes="(max-width: 600px) 100vw, 480px" {...described} width={800} height={600} />
        <span className={s.zoom}>
          <IconButton
            icon="search"
            label={t('stories.openPicture', { name: username })}
            onClick={() => setOpen(true)}
          />
        </span>
      </div>
      <Lightbox
        items={[
          {
            id,
            picture: { ...sizes, ...described },
            caption,
            captionLang: textLang(story.language),
            credit: username,
            detail: gygTitle,
            goal,
          },
        ]}
        at={open ? 0 : null}
        onAtChange={(at) => setOpen(at !== null)}
        texts={{
          label: t('stories.picture'),
          close: t('review.close'),
          previous: t('review.previous'),
          next: t('review.next'),
          position: (at, of) => t('review.position', { at, of }),
          failed: t('stories.pictureFailed'),
          retry: t('review.retry'),
        }}
      />
    </>
  );
}
