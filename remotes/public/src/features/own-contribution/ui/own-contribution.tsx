import type { UserProfile } from '@gyg/contract';
import { GoalList, MoreLink, Page, Panel, Section, Skeleton } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import { useOwnProfile } from '../api/get-own-profile';
import s from './own-contribution.module.css';

/** What the user has given so far, as recorded by hosts. Renders nothing before the first gyg, or if it fails. */
export function OwnContribution() {
  const { t } = useTranslation('public');
  const { data, error } = useOwnProfile();
  if (error || data?.statistics.gygs === 0) return null;
  return (
    <Page>
      <Section aria-label={t('member.given.title')} spacing="tight">
        <Panel tone="sunken" padding="large" className={s.panel} aria-busy={data === undefined}>
          {data === undefined ? <Skeleton shape="block" /> : <Contribution profile={data} />}
        </Panel>
      </Section>
    </Page>
  );
}

function Contribution({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { goal } = useGoals();
  const { hours, gygs, items } = profile.statistics;
  const stories = profile.stories.length;
  const figures = [
    { key: 'hours', count: hours, text: number(hours, Number.isInteger(hours) ? 0 : 1) },
    { key: 'gygs', count: gygs, text: number(gygs) },
    { key: 'items', count: items, text: number(items) },
    { key: 'stories', count: stories, text: number(stories) },
  ] as const;
  return (
    <>
      <div className={s.words}>
        <h2>{t('member.given.title')}</h2>
        <dl className={s.figures}>
          {figures
            .filter(({ count }) => count > 0)
            .map(({ key, count, text }) => (
              <div key={key} className={s.figure}>
                <dt>{t(`member.given.${key}`, { count })}</dt>
                <dd className={s.value}>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className={s.goals}>
        <h3 className={s.goalsTitle}>{t('member.given.goals')}</h3>
        <GoalList
          size={40}
          goals={profile.goals.map(goal).map(({ id, label }) => ({
            id,
            name: '',
            label,
            href: paths.search({ goals: String(id) }),
          }))}
        />
        <MoreLink href={paths.user(profile.userMain.id)}>{t('member.given.all')}</MoreLink>
      </div>
    </>
  );
}
