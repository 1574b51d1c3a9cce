import type { Gyg } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Button, GoalTile, Picture } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useGygsToAdd } from '../api/featured';
import { type GygPlace, placeGyg, withDays } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { AddField } from './add-field';
import s from './featured.module.css';
import { ListPanel } from './list-panel';
import { PlaceMenu } from './place-menu';
import { PlaceRow, useShortDate } from './place-row';

/** How many are shown until all are asked for. */
const firstGygs = 5;

const useFound = (keyword: string) => {
  const { data, error, isFetching } = useGygsToAdd(keyword);
  return { data: data?.gygs, error, isFetching };
};

/** The gygs of the home page: their start gives the order. */
export function GygList({ state }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const { date, number } = useFormat();
  const [all, setAll] = useState(false);
  const { draft, change } = state;
  const { gygs } = draft;
  const add = (
    <AddField<Gyg>
      list="gygs"
      useFound={useFound}
      optionOf={({ id, title, orgName, startDateTime }) => ({
        value: id,
        label: title,
        note: t('featured.hostAndDate', { host: orgName, date: date(startDateTime) }),
      })}
      present={gygs.map(({ id }) => id)}
      onAdd={(gyg) => change({ gygs: [...gygs, placeGyg(gyg)] })}
    />
  );
  const shown = all ? gygs : gygs.slice(0, firstGygs);
  return (
    <ListPanel list="gygs" state={state} add={add}>
      <ol className={s.plain} aria-label={t('featured.lists.gygs')}>
        {shown.map((place, index) => (
          <li key={place.id} className={s.row}>
            <span className={s.number} aria-hidden="true">
              {index + 1}
            </span>
            <GygRow state={state} place={place} />
            <PlaceMenu
              place={place}
              name={place.gyg.title}
              href={paths.gyg(place.id)}
              onDays={(days) => change({ gygs: withDays(gygs, place.id, days) })}
              onRemove={() => change({ gygs: gygs.filter(({ id }) => id !== place.id) })}
            />
          </li>
        ))}
      </ol>
      {gygs.length > firstGygs && (
        <div className={s.foot}>
          <span>{t('featured.showing', { shown: number(shown.length), total: number(gygs.length) })}</span>
          <Button size="sm" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'featured.showFewer' : 'featured.showAll')}
          </Button>
        </div>
      )}
    </ListPanel>
  );
}

function GygRow({ state, place }: { state: FeaturedDraft; place: GygPlace }) {
  const { t } = useTranslation('super-user');
  const date = useShortDate();
  const { gyg } = place;
  return (
    <PlaceRow
      list="gygs"
      state={state}
      place={place}
      media={
        gyg.gygHero === '' ? (
          <GoalTile goal={gyg.sdgGoalId} />
        ) : (
          <Picture {...heroSizes(gyg.gygHero)} sizes="64px" alt="" width={640} height={480} />
        )
      }
      name={<span lang={textLang(gyg.language)}>{gyg.title}</span>}
      detail={gyg.orgName}
      facts={<span className={s.note}>{t('featured.starts', { date: date(gyg.startDateTime) })}</span>}
    />
  );
}
