import { Icon, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './entry-row.module.css';

export interface ThanksProps {
  /** The host's own words. */
  text: string;
  /** Who thanked. */
  by: string;
}

/** What a host thanked the user for. */
export function Thanks({ text, by }: ThanksProps) {
  const { t } = useTranslation('booking');
  return (
    <p className={s.thanks}>
      <Icon name="quote" />
      <span>
        <VisuallyHidden>{t('bookings.history.thanks', { by })} </VisuallyHidden>
        {text} <span aria-hidden="true">{by}</span>
      </span>
    </p>
  );
}
