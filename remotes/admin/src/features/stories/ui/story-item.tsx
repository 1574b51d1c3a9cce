import type { Story } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Link } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { StoryAnswers } from '../model/use-story-answers';
import { StoryActions } from './story-actions';
import { StoryFacts } from './story-facts';
import s from './story-item.module.css';
import { StoryPicture } from './story-picture';
import { StoryState } from './story-state';

interface StoryItemProps {
  story: Story;
  answers: StoryAnswers;
}

/** A story with its picture, its author, its gyg, and what a host can do with it. */
export function StoryItem({ story, answers }: StoryItemProps) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const { caption, username, userId, profileImage, rejection, response } = story;
  const held = answers.heldOf(story.id);
  return (
    <li
      className={s.root}
      data-goal={story.sdgGoalId}
      data-plain={story.url === null || undefined}
      data-held={held !== undefined || undefined}
    >
      <StoryPicture story={story} />
      <div className={s.body}>
        <div className={s.head}>
          <StoryState story={story} held={held?.answer.result} />
          <time dateTime={story.storyTimestamp}>{dateTime(story.storyTimestamp)}</time>
        </div>
        <blockquote className={s.caption} lang={textLang(story.language)}>
          {caption}
        </blockquote>
        <div className={s.who}>
          <Avatar seed={userId ?? username} src={profileImage === null ? undefined : profileSizes(profileImage).src} />
          <div>
            <div className={s.name}>
              {userId === null ? username : <Link href={paths.user(userId)}>{username}</Link>}
            </div>
            <div className={s.gyg}>
              {t('stories.at')} <Link href={paths.gyg(story.gygId)}>{story.gygTitle}</Link>
            </div>
          </div>
        </div>
        <StoryFacts story={story} />
        {response !== null && response !== '' && (
          <div className={s.said}>
            <b>{t('stories.response')}</b>
            {response}
          </div>
        )}
        {rejection && (
          <div className={s.said}>
            <b>{t(`stories.reasons.${rejection.reason}`)}</b>
            {rejection.note}
          </div>
        )}
        <StoryActions story={story} held={held} answers={answers} />
      </div>
    </li>
  );
}
