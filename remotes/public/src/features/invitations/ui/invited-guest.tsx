import { Button, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { carry, useCarried } from '../../../shared/use-carried';

/** Links for a guest to sign up or log in. Both return to the organisation. */
export function InvitedGuest({ target }: { target: string }) {
  const { t } = useTranslation('public');
  const { email } = useCarried();
  const carried = carry(email, target);
  return (
    <Stack gap={2}>
      <Button size="lg" block href={paths.register(carried)}>
        {t('invitation.register')}
      </Button>
      <Button variant="quiet" href={paths.login(carried)}>
        {t('account.register.haveAccount')}
      </Button>
    </Stack>
  );
}
