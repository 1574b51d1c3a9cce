import type { Story } from '@gyg/contract';
import { profileSizes } from '@gyg/contract/images';
import { Avatar, Link } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { StoryAnswers } from '../model/use-story-answers';
import s from './stories.module.css';
import { StoryActions } from './story-actions';
import { StoryPicture } from './story-picture';
import { StoryState } from './story-state';

interface StoryItemProps {
  story: Story;
  answers: StoryAnswers;
}

/** A story with its picture, author, gyg and host, and what a super user can do with it. */
export function StoryItem({ story, answers }: StoryItemProps) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  const { caption, username, userId, profileImage, rejection } = story;
  const held = answers.heldOf(story.id);
  const name = username || t('stories.erased');
  return (
    <li className={s.root} data-goal={story.sdgGoalId} data-plain={story.url === null || undefined}>
      <StoryPicture story={story} name={name} />
      <div className={s.body}>
        <div className={s.head}>
          <StoryState story={story} held={held?.answer.result} />
          <time dateTime={story.storyTimestamp}>{dateTime(story.storyTimestamp)}</time>
        </div>
        <blockquote className={s.caption} lang={textLang(story.language)}>
          {caption}
        </blockquote>
        <div className={s.who}>
          <Avatar seed={userId ?? name} src={profileImage === null ? undefined : profileSizes(profileImage).src} />
          <div>
            <div className={s.name}>{userId === null ? name : <Link href={paths.user(userId)}>{name}</Link>}</div>
            <div className={s.quiet}>
              <Link href={paths.gyg(story.gygId)}>
                <span lang={textLang(story.gygLanguage)}>{story.gygTitle}</span>
              </Link>
              {', '}
              <Link href={paths.organizationByName(story.orgFriendlyUrl)}>{story.orgName}</Link>
            </div>
          </div>
        </div>
        {rejection && (
          <div className={s.said}>
            <b>{t(`stories.reasons.${rejection.reason}`)}</b>
            {rejection.note}
          </div>
        )}
        <StoryActions story={story} name={name} held={held} answers={answers} />
      </div>
    </li>
  );
}
