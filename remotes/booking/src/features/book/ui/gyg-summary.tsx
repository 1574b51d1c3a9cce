import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { gygPlace, isOnline } from '@gyg/contract/gyg-place';
import { GoalTile, Icon, OrganizationCard, Picture } from '@gyg/design-system';
import { paths, textLang, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { heroPicture } from '../../../shared/hero-picture';
import s from './gyg-summary.module.css';

/** The gyg that is being booked: a card beside the stages; on phones a line above them, so that the choice is in view. */
export function GygSummary({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const when = useFormat().gygLine(gyg);
  const title = t('goal', { number: gyg.sdgGoalId, title: goalTitle(gyg.sdgGoalId, toLocale(language)) });
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
          <a className={s.link} href={paths.gyg(gyg.id)} lang={textLang(gyg.language)}>
            {gyg.title}
          </a>
        </h2>
        <p className={s.fact}>
          <Icon name="calendar" />
          <time dateTime={when.dateTime}>{when.main}</time>
        </p>
        <p className={s.fact}>
          <Icon name={isOnline(gyg.address) ? 'globe' : 'pin'} />
          {gygPlace(gyg.address, language)}
        </p>
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
