import type { Story } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { IconButton, Picture } from '@gyg/design-system';
import { Lightbox } from '@gyg/design-system/details';
import { textLang, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import s from './stories.module.css';

interface StoryPictureProps {
  story: Story;
  name: string;
}

/** A story's picture. The card crops it, so it opens in full: all of it must be seen to decide. */
export function StoryPicture({ story, name }: StoryPictureProps) {
  const { t } = useTranslation('super-user');
  const [open, setOpen] = useState(false);
  if (story.url === null) return null;
  const { id, url, gygTitle, sdgGoalId: goal, caption, altText } = story;
  const lang = textLang(story.language);
  const sizes = heroSizes(url);
  const described = { alt: altText, lang: altText === '' ? undefined : lang };
  return (
    <>
      <div className={s.picture}>
        <Picture {...sizes} sizes="(max-width: 600px) 100vw, 480px" {...described} width={800} height={600} />
        <span className={s.zoom}>
          <IconButton icon="search" label={t('stories.openPicture', { name })} onClick={() => setOpen(true)} />
        </span>
      </div>
      <Lightbox
        items={[
          { id, picture: { ...sizes, ...described }, caption, captionLang: lang, credit: name, detail: gygTitle, goal },
        ]}
        at={open ? 0 : null}
        onAtChange={(at) => setOpen(at !== null)}
        texts={{
          label: t('stories.picture'),
          close: t('stories.close'),
          previous: t('stories.previous'),
          next: t('stories.next'),
          position: (at, of) => t('stories.position', { at, of }),
          failed: t('stories.pictureFailed'),
          retry: t('stories.retry'),
        }}
      />
    </>
  );
}
