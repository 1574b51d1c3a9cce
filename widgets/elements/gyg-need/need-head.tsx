import { gygLineDate } from '@gyg/contract/gyg-dates';
import { gygPlace } from '@gyg/contract/gyg-place';
import { isolated } from '@gyg/contract/isolated';
import s from './gyg-need.module.css';
import type { NeedBase } from './need-view';

/** The title, the gyg, how much is left, when, how long and where. */
export function NeedHead({
  bookable,
  language,
  texts,
  showsLeft,
}: Pick<NeedBase, 'bookable' | 'language' | 'texts'> & { showsLeft: boolean }) {
  const { gyg, need, left, total } = bookable;
  const number = new Intl.NumberFormat(language);
  const hours = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const lang = gyg.language === 'se' ? 'sv' : gyg.language;
  const rows = [
    [texts.when, gygLineDate(gyg, new Date(), language).main],
    ...(need?.durationMinutes ? [[texts.time, texts.hours(hours.format(need.durationMinutes / 60))]] : []),
    [texts.where, gygPlace(gyg.address, language)],
    ...(need && need.whoCanOffer !== 'ANYONE' && need.whoCanOffer !== 'NONE'
      ? [[texts.forWhom, texts.only[need.whoCanOffer](isolated(gyg.orgName))]]
      : []),
  ].filter(([, value]) => value !== '');
  return (
    <>
      <header className={s.head} part="head">
        <h3 className={s.title} lang={need ? lang : undefined} part="title">
          {need?.title ?? texts.recipients}
        </h3>
        <p className={s.gyg} lang={lang}>
          {gyg.title}
        </p>
        {showsLeft && (
          <p className={s.left} part="left">
            <b>{number.format(left)}</b> {texts.left(number.format(total))}
          </p>
        )}
      </header>
      <dl className={s.facts} part="facts">
        {rows.map(([term, value]) => (
          <div key={term} className={s.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
