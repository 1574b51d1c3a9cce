import { Badge, type Tone } from '@gyg/design-system';
import { isApiError, useFormat, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { changedIn } from '../model/changes';
import type { AnyPlace, ListName } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { daysBetween, stateOn, swedishDay } from '../model/shown-on';
import s from './featured.module.css';

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

const refusalCodes = ['unknown', 'doubled', 'until_before_from', 'draft', 'not_approved', 'consent_withdrawn'] as const;
type RefusalCode = (typeof refusalCodes)[number];

/** Why the API refused places of a list, by their ids. */
function useRefusals(list: ListName, { failure, draft }: FeaturedDraft): ReadonlyMap<string, RefusalCode> {
  if (!isApiError(failure) || failure.code !== 'featured.refused') return new Map();
  return new Map(
    (failure.fields ?? []).flatMap(({ path, code }): [string, RefusalCode][] => {
      const [name, index] = path.split('.');
      const place = name === list ? draft[list][Number(index)] : undefined;
      const refusal = refusalCodes.find((refusalCode) => refusalCode === code);
      return place && refusal ? [[place.id, refusal]] : [];
    }),
  );
}

/** A last day that is at most so many days away is pointed out. */
const soon = 7;

interface PlaceStateProps {
  list: ListName;
  state: FeaturedDraft;
  place: AnyPlace;
  facts: ReactNode;
}

/** Whether something is on the home page, and its days. */
function PlaceState({ list, state: { published, draft }, place, facts }: PlaceStateProps) {
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

/** Returns a function that writes a date, without its year if it is this one. */
export function useShortDate() {
  const { date, day } = useFormat();
  return (iso: string) => (new Date(iso).getFullYear() === new Date().getFullYear() ? day(iso) : date(iso));
}
