import { Panel } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { type ReactNode, useId } from 'react';
import { type ListName, placesOf } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { shownOn, swedishDay } from '../model/shown-on';
import s from './featured.module.css';

interface ListPanelProps {
  list: ListName;
  state: FeaturedDraft;
  /** The field that adds to the list. */
  add: ReactNode;
  children: ReactNode;
}

/** One of the lists with its title, how many of it the home page shows, and a field to add to it. */
export function ListPanel({ list, state, add, children }: ListPanelProps) {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  const id = useId();
  const live = shownOn(state.draft, swedishDay(new Date()))[list].length;
  return (
    <Panel padding="none" role="region" aria-labelledby={id}>
      <div className={s.head}>
        <div>
          <h2 className={s.title} id={id}>
            {t(`featured.lists.${list}`)}
          </h2>
          <p className={s.note}>
            {t('featured.places', { live: number(live), places: number(placesOf[list]) })} {t(`featured.rules.${list}`)}
          </p>
        </div>
        {add}
      </div>
      {state.draft[list].length === 0 ? <p className={s.empty}>{t('featured.empty')}</p> : children}
    </Panel>
  );
}
