import type { Gyg, StoryPage } from '@gyg/contract';
import { Breadcrumbs, MoreLink, Page, Section, VisuallyHidden } from '@gyg/design-system';
import { paths, toLanguage, useFormat, useTranslation } from '@gyg/platform';
import { GygRow } from '../../../shared/gyg-row';
import { takesBookings } from '../../../shared/gyg-state';
import { StoryStrip } from '../../../shared/story-strip';
import { useWanted } from '../../../shared/use-wanted';
import { useStoryName } from '../model/use-story-name';
import s from './story.module.css';
import { StoryAnswer } from './story-answer';
import { StoryArticle } from './story-article';

/** A story's page: the story, the host's answer, its gyg and more stories of it. */
export function StoryDetails({ story }: { story: StoryPage }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const name = useStoryName();
  const { gyg, more, storyCount, response } = story;
  const toGyg = paths.gyg(gyg.id);
  return (
    <Page padded="low" data-goal={gyg.sdgGoalId}>
      <Breadcrumbs
        label={t('gyg.breadcrumbs')}
        items={[{ label: gyg.title, href: toGyg, lang: toLanguage(gyg.language) }, { label: t('gygStory.stories') }]}
      />
      <article>
        <VisuallyHidden>
          <h1>{name(story)}</h1>
        </VisuallyHidden>
        <StoryArticle story={story} priority />
        <div className={s.beside} data-single={response === null || undefined}>
          {response !== null && (
            <Section title={t('gygStory.answer')} size="small" spacing="none">
              <StoryAnswer
                answer={response}
                host={{ name: gyg.orgName, friendlyUrl: gyg.orgFriendlyUrl, logo: gyg.orgLogo }}
              />
            </Section>
          )}
          <Section title={t('gygStory.happenedAt')} size="small" spacing="none">
            <StoryGyg gyg={gyg} />
          </Section>
        </div>
      </article>
      {more.length > 0 && (
        <Section
          title={t('gygStory.more')}
          size="small"
          action={
            storyCount > more.length + 1 && (
              <MoreLink href={`${toGyg}#moments`}>
                {t('gyg.allStories', { count: storyCount, formatted: number(storyCount) })}
              </MoreLink>
            )
          }
        >
          <StoryStrip stories={more} of="gyg" columns={3} />
        </Section>
      )}
    </Page>
  );
}

/** The gyg that a story is about: when it is, and what is still wanted. */
function StoryGyg({ gyg }: { gyg: Gyg }) {
  const { gygCard } = useFormat();
  const wanted = useWanted();
  const { main, dateTime } = gygCard(gyg);
  return (
    <GygRow gyg={gyg}>
      <time dateTime={dateTime}>{main}</time>
      {takesBookings(gyg.state) && <p>{wanted(gyg)}</p>}
    </GygRow>
  );
}
