import type { Gyg } from '@gyg/contract';
import { useFormat } from '@gyg/platform';
import s from './gyg-when.module.css';

export interface GygWhenProps {
  gyg: Pick<Gyg, 'startDateTime' | 'endDateTime' | 'repeats' | 'occasionMinutes' | 'state'>;
  /** The time that counts as now; stories fix it. */
  now?: Date | undefined;
}

/** When a gyg is, on its page: the day or weekday, and below it the hours, the next occasion or since when. */
export function GygWhen({ gyg, now }: GygWhenProps) {
  const { main, second, dateTime } = useFormat().gygPage(gyg, now);
  return (
    <>
      <time className={s.main} dateTime={dateTime}>
        {main}
      </time>
      {second !== undefined && <span className={s.second}>{second}</span>}
    </>
  );
}
