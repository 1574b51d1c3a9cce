import type { StoryConsent } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Banner, Button, Cluster, PageHeader, Picture, Stack } from '@gyg/design-system';
import { TextIn, Trans, textLang, useErrorText, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import type { useStoryConsent } from '../api/story-consent';
import s from './consent.module.css';

interface ConsentQuestionProps {
  story: StoryConsent;
  answer: ReturnType<typeof useStoryConsent>['answer'];
}

/** The picture and the words of a story, and the question to the people in the picture. They can change their answer. */
export function ConsentQuestion({ story, answer }: ConsentQuestionProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { url, altText, caption, language, consent, gygTitle, gygLanguage, orgName } = story;
  const failure = answer.error === null ? undefined : errorText(answer.error);
  const isGiven = consent === 'GIVEN';
  const result = useRef<HTMLDivElement>(null);
  const answered = answer.data;
  useEffect(() => {
    if (answered !== undefined) result.current?.focus();
  }, [answered]);
  const lang = textLang(gygLanguage);
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('stories.consent.title')}
        lead={
          <Trans
            t={t}
            i18nKey={story.approved ? 'stories.consent.leadPublished' : 'stories.consent.lead'}
            components={{ gyg: <TextIn text={gygTitle} lang={lang} />, host: <TextIn text={orgName} lang={lang} /> }}
          />
        }
      />
      <figure className={s.story}>
        {url !== null && (
          <Picture
            {...heroSizes(url)}
            alt={altText === '' ? t('stories.consent.picture') : altText}
            lang={altText === '' ? undefined : textLang(language)}
            sizes="(max-width: 700px) 100vw, 640px"
            width={1600}
            height={900}
            priority
          />
        )}
        <blockquote className={s.caption} lang={textLang(language)}>
          {caption}
        </blockquote>
      </figure>
      <Banner
        ref={result}
        tabIndex={-1}
        tone={isGiven ? 'good' : 'warn'}
        title={t(`stories.consent.${answered === undefined ? 'state' : 'result'}.${consent}`)}
      >
        {t(isGiven ? (story.approved ? 'stories.consent.shown' : 'stories.consent.notYet') : 'stories.consent.hidden')}
      </Banner>
      {failure && (
        <Banner tone="bad" role="alert" title={t('stories.consent.failed')}>
          <p>{failure.text}</p>
          <small>{failure.detail}</small>
        </Banner>
      )}
      <p className={s.child}>{t('stories.consent.children')}</p>
      <Cluster>
        {(!isGiven || answered === undefined) && (
          <Button
            size="lg"
            icon="check"
            busy={answer.isPending && answer.variables}
            onClick={() => answer.mutate(true)}
          >
            {t('stories.consent.agree')}
          </Button>
        )}
        {isGiven && (
          <Button
            size="lg"
            variant="secondary"
            icon="eye-off"
            busy={answer.isPending && !answer.variables}
            onClick={() => answer.mutate(false)}
          >
            {t('stories.consent.refuse')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
