import type { Gyg } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { Breadcrumbs, Progress } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import s from './door.module.css';

export interface DoorHeadProps {
  gyg: Gyg;
  /** How many came; undefined while loading. */
  here: number | undefined;
  expected: number | undefined;
  /** How many have answered "I'm coming"; undefined while loading. */
  coming?: number | undefined;
}

/** The gyg, and how many of those expected are here. */
export function DoorHead({ gyg, here, expected, coming = 0 }: DoorHeadProps) {
  const { t } = useTranslation('admin');
  const { number, dateTime } = useFormat();
  const share = here === undefined || !expected ? 0 : Math.round((here / expected) * 100);
  return (
    <header className={s.head}>
      <Breadcrumbs
        label={t('gygFrame.youAreHere')}
        items={[
          { label: gyg.title, href: paths.gygDesk(gyg.id), lang: textLang(gyg.language) },
          { label: t('door.attendance') },
        ]}
      />
      <div className={s.line}>
        <div>
          <h1 className={s.title} tabIndex={-1}>
            {t('door.title')}
          </h1>
          <p className={s.when}>
            <time dateTime={gyg.startDateTime}>{dateTime(gyg.startDateTime)}</time>.{' '}
            {isOnline(gyg.address) ? t('gygFrame.online') : gyg.address}
          </p>
          {coming > 0 && expected !== undefined && (
            <p className={s.when}>
              {t('door.coming', { count: coming, coming: number(coming), formatted: number(expected) })}
            </p>
          )}
        </div>
        {here !== undefined && expected !== undefined && (
          <p className={s.count} role="status">
            <b className={s.figure}>{number(here)}</b>{' '}
            {t('door.ofHere', { count: expected, formatted: number(expected) })}
          </p>
        )}
      </div>
      <Progress max={100} value={share} label={t('door.share', { share })} />
    </header>
  );
}
