import type { Story } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './story.module.css';

/** Who wrote a story, and when. Without a name if the author hides it. */
export function StoryAuthor({ story }: { story: Story }) {
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
