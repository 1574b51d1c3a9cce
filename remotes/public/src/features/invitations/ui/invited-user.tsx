import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The next step for a logged-in user: joining the organisation. */
export function InvitedUser({ target }: { target: string }) {
  const { t } = useTranslation('public');
  return (
    <Button size="lg" block iconEnd="arrow" href={target}>
      {t('account.welcome.continue')}
    </Button>
  );
}
