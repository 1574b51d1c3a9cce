import { GoalIntro, Page, Section } from '@gyg/design-system';
import { paths, Trans, useFormat, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import type { OpenTotals } from '../api/get-open-totals';

/** Explains the seventeen goals, with links to the gygs of each. */
export function GoalsExplained({ totals }: { totals: OpenTotals | undefined }) {
  const { t } = useTranslation('public');
  const { goals } = useGoals();
  return (
    <Page>
      <Section aria-label={t('home.goalsTitle')}>
        <GoalIntro
          title={t('home.goalsTitle')}
          lead={t('home.goalsLead')}
          figures={totals && <Totals {...totals} />}
          goals={goals.map(({ id, short }) => ({ id, title: short, href: paths.search({ goals: String(id) }) }))}
          all={{ title: t('home.goalsAll'), href: paths.search() }}
        />
      </Section>
    </Page>
  );
}

function Totals({ gygs, places }: OpenTotals) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const counted = (count: number) => ({ count, values: { formatted: number(count) }, components: { b: <b /> } });
  return (
    <>
      <Trans t={t} i18nKey="home.open" {...counted(gygs)} />
      {', '}
      <Trans t={t} i18nKey="home.toFill" {...counted(places)} />
    </>
  );
}
