import type { Gyg } from '@gyg/contract';
import { paths, useTranslation } from '@gyg/platform';
import s from './counts.module.css';
import { Nothing } from './nothing';

/** How many offers wait for an answer, as a link to them. */
export function OfferCount({ gyg: { id, title, counts } }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const count = counts?.bookings.waiting ?? 0;
  if (count === 0) return <Nothing />;
  return (
    <a
      className={s.offers}
      href={`${paths.deskBookings(id)}?group=waiting`}
      aria-label={t('table.offersOf', { count, title })}
    >
      {t('table.toAnswer', { count })}
    </a>
  );
}
