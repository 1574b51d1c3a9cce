import { Icon, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from '../../../shared/entry-row.module.css';

export interface ThanksProps {
  /** The host's message. */
  text: string;
  /** Who thanked; null once they have erased their account. */
  by: string | null;
}

/** The thanks of a host. */
export function Thanks({ text, by }: ThanksProps) {
  const { t } = useTranslation('booking');
  return (
    <p className={s.thanks}>
      <Icon name="quote" />
      <span>
        <VisuallyHidden>
          {by === null ? t('bookings.history.thanked') : t('bookings.history.thanks', { by })}{' '}
        </VisuallyHidden>
        {text} {by !== null && <span aria-hidden="true">{by}</span>}
      </span>
    </p>
  );
}
