import { Button, HomeHero } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { FeaturedGygs, FeaturedOrganizations, FeaturedStories } from '../../features/featured';
import { GoalsExplained, useOpenTotals } from '../../features/goals';

/** Hero, featured organisations, gygs and stories, and the goals. */
export function PublicHome() {
  const { t } = useTranslation('public');
  const totals = useOpenTotals();
  return (
    <>
      <HomeHero
        title={t('home.title')}
        lead={t('home.lead')}
        actions={
          <>
            <Button size="lg" href={paths.search()}>
              {t('home.find')}
            </Button>
            <Button size="lg" variant="secondary" href={paths.howItWorks()}>
              {t('home.how')}
            </Button>
          </>
        }
      />
      <FeaturedOrganizations />
      <FeaturedGygs open={totals?.gygs} />
      <FeaturedStories />
      <GoalsExplained totals={totals} />
    </>
  );
}
