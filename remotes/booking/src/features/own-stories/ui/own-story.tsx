import type { Story } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Button, Cluster, Link, Stack, StoryCard } from '@gyg/design-system';
import { Switch } from '@gyg/design-system/forms';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { CopyLink } from '../../../shared/copy-link';
import type { StoryChange } from '../api/own-stories';
import s from './own-stories.module.css';

interface OwnStoryProps {
  story: Story;
  busy: boolean;
  onChange: (change: StoryChange) => void;
}

const tones = { PENDING: 'warn', APPROVED: 'good', REJECTED: 'bad' } as const;

/** One of the user's own stories: its state, why it was rejected, and its actions. */
export function OwnStory({ story, busy, onChange }: OwnStoryProps) {
  const { t } = useTranslation('booking');
  const { date } = useFormat();
  const { url, caption, altText, status, language, gygTitle, gygLanguage, storyTimestamp } = story;
  const lang = textLang(language);
  return (
    <StoryCard
      className={s.card}
      look="moment"
      goal={story.sdgGoalId}
      image={
        url === null ? undefined : { ...heroSizes(url), alt: altText, lang, sizes: '400px', width: 800, height: 450 }
      }
      tags={[{ label: t(`stories.own.state.${status}`), tone: tones[status] }]}
      text={caption}
      textLang={lang}
      author={gygTitle}
      authorLang={textLang(gygLanguage)}
      detail={<time dateTime={storyTimestamp}>{date(storyTimestamp)}</time>}
      aside={
        <div className={s.aside}>
          <Rejection story={story} />
          <Consent story={story} busy={busy} onChange={onChange} />
          <Switch
            checked={story.mayShare ?? false}
            disabled={busy}
            onChange={({ currentTarget }) => onChange({ kind: 'share', mayShare: currentTarget.checked })}
          >
            {t('stories.own.mayShare')}
          </Switch>
          <Cluster justify="between">
            <Link href={paths.story(story.gygId, story.id)} aria-label={t('stories.own.viewOf', { gyg: gygTitle })}>
              {t('stories.own.view')}
            </Link>
            <Button
              variant="quiet"
              size="sm"
              icon="trash"
              disabled={busy}
              aria-label={t('stories.own.deleteOf', { gyg: gygTitle })}
              onClick={() => onChange({ kind: 'delete' })}
            >
              {t('stories.own.delete')}
            </Button>
          </Cluster>
        </div>
      }
    />
  );
}

/** The host's reason and note. */
function Rejection({ story: { status, rejection, consent } }: { story: Story }) {
  const { t } = useTranslation('booking');
  if (status !== 'REJECTED' || consent === 'WITHDRAWN') return null;
  return (
    <p className={s.note}>
      {rejection ? t(`stories.own.reasons.${rejection.reason}`) : t('stories.own.rejected')}
      {rejection && rejection.note !== '' && <q className={s.quote}>{rejection.note}</q>}
    </p>
  );
}

/** Whether the people in the picture agree, with the link for them. */
function Consent({ story: { consent, consentUrl }, busy, onChange }: OwnStoryProps) {
  const { t } = useTranslation('booking');
  if (consent === null || consent === undefined) return null;
  const isGiven = consent === 'GIVEN';
  return (
    <Stack gap={2}>
      <p className={s.note}>{t(`stories.own.consent.${consent}`)}</p>
      <Cluster>
        {consentUrl !== undefined && <CopyLink url={consentUrl} />}
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          onClick={() => onChange({ kind: 'consent', given: !isGiven })}
        >
          {t(isGiven ? 'stories.own.withdraw' : 'stories.own.giveAgain')}
        </Button>
      </Cluster>
    </Stack>
  );
}
