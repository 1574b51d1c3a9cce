import type { Gyg } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { GoalPoster, MoreLink, Panel, Picture } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { deskAddress } from '../../../shared/gyg-table';
import s from './dashboard.module.css';

/** Further gygs: in progress, upcoming and drafts. */
export function ComingGygs({ gygs, total }: { gygs: readonly Gyg[]; total: number }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <Panel padding="none" role="region" aria-labelledby="coming">
      <div className={s.head}>
        <h2 id="coming" className={s.heading}>
          {t('dashboard.coming')}
        </h2>
        <MoreLink href={paths.hostedGygs()}>{t('dashboard.all', { total: number(total) })}</MoreLink>
      </div>
      <ul className={s.coming}>
        {gygs.map((gyg) => (
          <ComingGyg key={gyg.id} gyg={gyg} />
        ))}
      </ul>
    </Panel>
  );
}

function ComingGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { date, gygCard, number } = useFormat();
  const { title, state, sdgGoalId: goal, gygHero, startDateTime, endDateTime, repeats } = gyg;
  const { booked, offered } = gyg.counts?.skills ?? { booked: 0, offered: 0 };
  const note = () => {
    if (state === 'CREATED') return t('state.CREATED');
    if (state === 'ONGOING')
      return repeats === 'WEEKLY' ? gygCard(gyg).main : t('dashboard.until', { date: date(endDateTime) });
    if (offered === 0) return date(startDateTime);
    return t('dashboard.filled', { date: date(startDateTime), booked: number(booked), offered: number(offered) });
  };
  return (
    <li className={s.gyg} data-goal={goal}>
      <div className={s.gygPicture}>
        {gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="72px" width={480} height={270} />
        )}
      </div>
      <div>
        <a className={s.gygTitle} href={deskAddress(gyg)} lang={textLang(gyg.language)}>
          {title}
        </a>
        <p className={s.gygNote}>{note()}</p>
      </div>
    </li>
  );
}
