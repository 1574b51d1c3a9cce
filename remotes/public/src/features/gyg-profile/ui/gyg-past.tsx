import type { GygProfile } from '@gyg/contract';
import { Link, MoreLink } from '@gyg/design-system';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import s from './gyg-join.module.css';

/** What a past gyg leads to: its results, its stories, and other gygs of its host. */
export function GygPast({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { gyg, gygPage, stories } = profile;
  return (
    <>
      <p className={s.title}>{t('gyg.past.title')}</p>
      <div className={s.links}>
        {gygPage['page.impact'] !== '' && (
          <Link variant="standalone" icon="chart" href="#results">
            {t('gyg.past.results')}
          </Link>
        )}
        {stories.length > 0 && (
          <Link variant="standalone" icon="quote" href="#moments">
            {t('gyg.past.stories', { count: stories.length, formatted: number(stories.length) })}
          </Link>
        )}
        <MoreLink href={paths.organizationByName(gyg.orgFriendlyUrl)}>
          {t('gyg.past.more', { host: gyg.orgName })}
        </MoreLink>
      </div>
    </>
  );
}
