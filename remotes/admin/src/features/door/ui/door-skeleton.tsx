import type { Gyg } from '@gyg/contract';
import { Page, Skeleton, Waiting } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './door.module.css';
import { DoorHead } from './door-head';

/** The loading door list; without the gyg while that is loading too. */
export function DoorSkeleton({ gyg }: { gyg?: Gyg }) {
  const { t } = useTranslation('admin');
  const rows = (
    <ul className={s.rows}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <li key={row} className={s.row}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton length="half" />
          </div>
          <div className={s.marks}>
            <Skeleton shape="block" />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {gyg ? (
        <DoorHead gyg={gyg} here={undefined} expected={undefined} />
      ) : (
        <h1 className={s.title}>{t('door.title')}</h1>
      )}
      <Waiting label={t('gygFrame.loading')}>{rows}</Waiting>
    </>
  );
}

/** The same as a whole page. */
export const DoorWaiting = () => (
  <Page padded="low">
    <DoorSkeleton />
  </Page>
);
