import type { Story } from '@gyg/contract';
import { heroSizes, profileSizes } from '@gyg/contract/images';
import { Avatar, Badge, IconButton, Link, Picture } from '@gyg/design-system';
import { Lightbox } from '@gyg/design-system/details';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { waitOf } from '../model/story-list';
import type { StoryAnswer, StoryAnswers } from '../model/use-story-answers';
import s from './stories.module.css';
import { StoryActions } from './story-actions';

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

interface StoryPictureProps {
  story: Story;
  name: string;
}

/** A story's picture. The card crops it, so it opens in full: all of it must be seen to decide. */
function StoryPicture({ story, name }: StoryPictureProps) {
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

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;
const statusOf = { approve: 'APPROVED', reject: 'REJECTED' } as const;

interface StoryStateProps {
  story: Story;
  /** The answer that is not sent yet. */
  held: StoryAnswer['result'] | undefined;
}

/** The state of a story, with the answer that was just given, and how long it has been pending. */
function StoryState({ story, held }: StoryStateProps) {
  const { t } = useTranslation('super-user');
  const status = held === undefined ? story.status : statusOf[held];
  const wait = waitOf(story.storyTimestamp, Date.now());
  return (
    <>
      <Badge look="state" tone={tones[status]}>
        {t(`stories.state.${status}`)}
      </Badge>
      {status === 'PENDING' && (
        <Badge tone={wait.long ? 'bad' : 'neutral'}>{t(`stories.waiting.${wait.unit}`, { count: wait.count })}</Badge>
      )}
      {story.consent === 'WITHDRAWN' && <Badge tone="bad">{t('stories.withdrawn')}</Badge>}
      {story.featured && <Badge tone="info">{t('stories.onHome')}</Badge>}
    </>
  );
}
