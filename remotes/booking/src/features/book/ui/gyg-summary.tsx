import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { isOnline } from '@gyg/contract/gyg-place';
import { GoalTile, OrganizationCard, Picture } from '@gyg/design-system';
import { paths, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { GygLink } from '../../../shared/gyg-link';
import { heroPicture } from '../../../shared/hero-picture';
import { IconFact } from '../../../shared/icon-fact';
import { PlaceName } from '../../../shared/place-name';
import s from './gyg-summary.module.css';

/** The gyg that is being booked: a card beside the stages, on phones a compact one above them. */
export function GygSummary({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const when = useFormat().gygLine(gyg);
  const title = t('goal', { number: gyg.sdgGoalId, title: goalTitle(gyg.sdgGoalId, toLocale(useLanguage())) });
  return (
    <article className={s.root} data-goal={gyg.sdgGoalId} aria-label={t('book.gyg')}>
      <div className={s.picture}>
        <Picture {...heroPicture(gyg.gygHero)} />
      </div>
      <div className={s.words}>
        <div className={s.goal}>
          <GoalTile goal={gyg.sdgGoalId} title={title} framed />
        </div>
        <h2 className={s.title}>
          <GygLink gygId={gyg.id} title={gyg.title} language={gyg.language} />
        </h2>
        <div className={s.facts}>
          <IconFact icon="calendar">
            <time dateTime={when.dateTime}>{when.main}</time>
          </IconFact>
          <IconFact icon={isOnline(gyg.address) ? 'globe' : 'pin'}>
            <PlaceName address={gyg.address} />
          </IconFact>
        </div>
        <div className={s.host}>
          <OrganizationCard
            size="sm"
            name={gyg.orgName}
            logo={gyg.orgLogo ?? undefined}
            href={paths.organizationByName(gyg.orgFriendlyUrl)}
          />
        </div>
      </div>
    </article>
  );
}
