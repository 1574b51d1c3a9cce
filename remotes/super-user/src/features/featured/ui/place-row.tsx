import { useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import type { AnyPlace, ListName } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { useRefusals } from '../model/use-refusals';
import s from './featured.module.css';
import { PlaceState } from './place-state';

interface PlaceRowProps {
  list: ListName;
  state: FeaturedDraft;
  place: AnyPlace;
  media: ReactNode;
  name: ReactNode;
  detail: ReactNode;
  /** Further lines beside the state. */
  facts?: ReactNode;
}

/** What is featured, in which state, and why it cannot be. */
export function PlaceRow({ list, state, place, media, name, detail, facts }: PlaceRowProps) {
  const { t } = useTranslation('super-user');
  const refusal = useRefusals(list, state).get(place.id);
  return (
    <div className={s.place}>
      <span className={s.media} aria-hidden="true">
        {media}
      </span>
      <div className={s.words}>
        <span className={s.name}>{name}</span>
        <span className={s.note}>{detail}</span>
      </div>
      <PlaceState list={list} state={state} place={place} facts={facts} />
      {refusal !== undefined && (
        <p className={s.refusal} role="alert">
          {t(`featured.refused.${refusal}`)}
        </p>
      )}
    </div>
  );
}
