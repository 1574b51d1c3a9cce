import { isOnline } from '@gyg/contract/gyg-place';
import { useTranslation } from '@gyg/platform';

/** Where a gyg takes place: its address, or that it is online. */
export function PlaceName({ address }: { address: string }) {
  const { t } = useTranslation('booking');
  return isOnline(address) ? t('bookings.online') : address;
}
