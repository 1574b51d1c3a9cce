import type { Story } from '@gyg/contract';
import { heroSizes, profileSizes } from '@gyg/contract/images';
import { Avatar, Banner, Picture } from '@gyg/design-system';
import { paths, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import { SharePage } from '../../../shared/share-page';
import { storyAlt } from '../../../shared/story-alt';
import { useStoryName } from '../model/use-story-name';
import s from './story.module.css';

/** Picture, caption, author and share row of a story. Its heading is the page's or the dialog's. */
export function StoryArticle({ story, priority }: { story: Story; priority?: boolean }) {
  const { t } = useTranslation('public');
  const name = useStoryName();
  const { id, gygId, url, caption, language, status, rejection } = story;
  return (
    <div className={s.article} data-plain={url === null || undefined}>
      {url !== null && (
        <div className={s.picture}>
          <Picture
            {...heroSizes(url)}
            {...storyAlt(story)}
            sizes="(max-width: 860px) 100vw, 780px"
            width={1600}
            height={900}
            priority={priority}
          />
        </div>
      )}
      <div className={s.words}>
        {status !== 'APPROVED' && (
          <Banner tone="warn" title={t(`gygStory.notPublic.${status}`)}>
            {rejection?.note}
          </Banner>
        )}
        <blockquote className={s.caption} data-long={caption.length > 240 || undefined} lang={toLanguage(language)}>
          {caption}
        </blockquote>
        <StoryAuthor story={story} />
        {status === 'APPROVED' && (
          <SharePage path={paths.story(gygId, id)} title={name(story)} label={t('gygStory.share')} />
        )}
      </div>
    </div>
  );
}

/** Who wrote a story, and when. Without a name if the author hides it. */
function StoryAuthor({ story }: { story: Story }) {
  const { t } = useTranslation('public');
  const { date } = useFormat();
  const { username, userId, profileImage, storyTimestamp } = story;
  return (
    <div className={s.author}>
      <Avatar seed={username} {...(profileImage !== null && { src: profileSizes(profileImage).src })} />
      <p>
        {userId === null ? (
          <b>{username === '' ? t('gygStory.participant') : username}</b>
        ) : (
          <a className={s.name} href={paths.user(userId)}>
            {username}
          </a>
        )}
        <time className={s.date} dateTime={storyTimestamp}>
          {date(storyTimestamp)}
        </time>
      </p>
    </div>
  );
}
