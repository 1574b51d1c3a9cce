import type { Gyg } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Button, GoalPoster, GoalTile, Panel, Picture, StateBadge } from '@gyg/design-system';
import { FillMeter } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { useRelativeDay } from '../../../shared/time/use-relative-day';
import s from './next-gyg.module.css';

/** The gyg in progress or next to start: how full it is, and the ways to its desk and door list. */
export function NextGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { gygPeriod } = useFormat();
  const relativeDay = useRelativeDay();
  const { id, title, gygHero, sdgGoalId: goal, startDateTime, address, counts } = gyg;
  const ongoing = gyg.state === 'ONGOING';
  return (
    <Panel padding="none" role="region" aria-label={t('dashboard.nextGyg')} data-goal={goal} className={s.root}>
      <div className={s.picture}>
        {gygHero === '' ? (
          <GoalPoster goal={goal} />
        ) : (
          <Picture {...heroSizes(gygHero)} sizes="(max-width: 860px) 100vw, 340px" width={960} height={540} />
        )}
      </div>
      <div className={s.body}>
        <div className={s.marks}>
          <GoalTile goal={goal} framed />
          <StateBadge
            state={ongoing ? 'ongoing' : 'upcoming'}
            label={ongoing ? t('state.ONGOING') : relativeDay(startDateTime)}
          />
        </div>
        <div>
          <h2 className={s.title}>
            <a href={paths.gygDesk(id)} lang={textLang(gyg.language)}>
              {title}
            </a>
          </h2>
          <p className={s.when}>
            <span>{gygPeriod(gyg)}</span>
            <span>{address}</span>
          </p>
        </div>
        {(['skills', 'items', 'recipients'] as const)
          .filter((kind) => (counts?.[kind].offered ?? 0) > 0)
          .map((kind) => (
            <Fill key={kind} kind={kind} goal={goal} counts={counts?.[kind] ?? { booked: 0, offered: 0 }} />
          ))}
        <div className={s.actions}>
          <Button size="sm" href={paths.gygDesk(id)}>
            {t('dashboard.openDesk')}
          </Button>
          <Button size="sm" variant="secondary" href={paths.doorList(id)}>
            {t('dashboard.doorList')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

interface FillProps {
  kind: 'skills' | 'items' | 'recipients';
  goal: number;
  counts: { booked: number; offered: number };
}

function Fill({ kind, goal, counts: { booked, offered } }: FillProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  return (
    <FillMeter
      label={t(`dashboard.fill.${kind}`)}
      value={booked}
      max={offered}
      amount={t('dashboard.of', { booked: number(booked), offered: number(offered) })}
      goal={goal}
    />
  );
}
