import type { Story } from '@gyg/contract';
import { heroSizes, profileSizes } from '@gyg/contract/images';
import { Avatar, Badge, Banner, IconButton, Link, Picture } from '@gyg/design-system';
import { Lightbox } from '@gyg/design-system/details';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { StoryAnswer } from '../model/story-answer';
import type { StoryAnswers } from '../model/use-story-answers';
import { StoryActions } from './story-actions';
import s from './story-item.module.css';

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

/** A story's picture. The card crops it, so it opens in full: a host must see all of it to decide. */
function StoryPicture({ story }: { story: Story }) {
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

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;
const statusOf = { approve: 'APPROVED', reject: 'REJECTED' } as const;

interface StoryStateProps {
  story: Story;
  /** The answer that is not sent yet. */
  held: StoryAnswer['result'] | undefined;
}

/** The state of a story, with the answer that was just given. */
function StoryState({ story, held }: StoryStateProps) {
  const { t } = useTranslation('admin');
  const status = held === undefined ? story.status : statusOf[held];
  return (
    <>
      <Badge look="state" tone={tones[status]}>
        {t(`stories.state.${status}`)}
      </Badge>
      {held === undefined && story.featuredByHost && <Badge tone="info">{t('stories.tabs.featured')}</Badge>}
    </>
  );
}

/** The picture's description, the consent of the people in it, and whether the story may be shared. */
function StoryFacts({ story }: { story: Story }) {
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
