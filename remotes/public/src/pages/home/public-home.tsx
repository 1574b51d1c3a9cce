import { Button, HomeHero } from '@gyg/design-system';
import { paths, useHostPath, useTranslation } from '@gyg/platform';
import { FeaturedGygs, FeaturedOrganizations, FeaturedStories } from '../../features/featured';
import { GoalsExplained, useOpenTotals } from '../../features/goals';

/** Home for guests: hero, featured organisations, gygs and stories, and the goals. */
export function PublicHome() {
  const { t } = useTranslation('public');
  const totals = useOpenTotals();
  const host = useHostPath();
  return (
    <>
      <HomeHero
        title={t('home.title')}
        lead={
          <>
            {t('home.lead')} {t('home.what')}
          </>
        }
        actions={
          <>
            <Button size="lg" href={paths.search()}>
              {t('home.find')}
            </Button>
            <Button size="lg" variant="secondary" href={host}>
              {t('home.host')}
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
