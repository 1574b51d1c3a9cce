import { Badge, type Tone } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { changedIn } from '../model/changes';
import type { AnyPlace, ListName } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { daysBetween, stateOn, swedishDay } from '../model/shown-on';
import s from './featured.module.css';
import { useShortDate } from './use-short-date';

/** A last day that is at most so many days away is pointed out. */
const soon = 7;

interface PlaceStateProps {
  list: ListName;
  state: FeaturedDraft;
  place: AnyPlace;
  facts: ReactNode;
}

/** Whether something is on the home page, and its days. */
export function PlaceState({ list, state: { published, draft }, place, facts }: PlaceStateProps) {
  const { t } = useTranslation('super-user');
  const date = useShortDate();
  const { from, until, since } = place;
  const changed = changedIn(list, published, draft).has(place.id);
  const word = useStateWord()(place);
  const day = (text: string) => date(`${text}T12:00:00Z`);
  return (
    <div className={s.state}>
      <span className={s.badges}>
        <Badge look="state" tone={word.tone}>
          {word.text}
        </Badge>
        {changed && <Badge tone="info">{t('featured.unpublished')}</Badge>}
      </span>
      {facts}
      <span className={s.note}>
        {from === null
          ? since !== null && t('featured.since', { date: date(since) })
          : t('featured.from', { date: day(from) })}
      </span>
      <span className={s.note}>{until === null ? t('featured.noEnd') : t('featured.until', { date: day(until) })}</span>
    </div>
  );
}

function useStateWord() {
  const { t } = useTranslation('super-user');
  return (place: AnyPlace): { text: string; tone: Tone } => {
    const { reason, until } = place;
    if (reason !== null) return { text: t(`featured.reasons.${reason}`), tone: 'warn' };
    const today = swedishDay(new Date());
    const state = stateOn(place, today);
    if (state !== 'LIVE') return { text: t(`featured.states.${state}`), tone: 'neutral' };
    const left = until === null ? undefined : daysBetween(today, until);
    if (left === 0) return { text: t('featured.endsToday'), tone: 'warn' };
    if (left !== undefined && left <= soon) return { text: t('featured.endsIn', { count: left }), tone: 'warn' };
    return { text: t('featured.states.LIVE'), tone: 'good' };
  };
}
