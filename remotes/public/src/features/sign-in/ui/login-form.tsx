import { Button, Cluster, Stack } from '@gyg/design-system';
import { PasswordField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useForm, useWatch } from '@gyg/platform/forms';
import { useAccountWays } from '../../../shared/account-ways';
import { EmailField } from '../../../shared/email-field';
import { NoticeBanner } from '../../../shared/notice-banner';
import { ProblemBanner } from '../../../shared/problem-banner';
import { recallSignIn } from '../../../shared/sign-in-memory';
import { carry, useCarried } from '../../../shared/use-carried';
import { lacksValues, useFormRules } from '../../../shared/use-form-rules';
import { useLogIn } from '../model/use-log-in';

interface LoginValues {
  email: string;
  password: string;
}

/** Email and password, for a login that the identity service has started (`interaction`). */
export function LoginForm({ interaction }: { interaction: string }) {
  const { t } = useTranslation('public');
  const carried = useCarried();
  const { email = carried.email ?? '', target } = recallSignIn();
  const ways = useAccountWays();
  const rules = useFormRules();
  const { logIn, refuse, problem } = useLogIn(interaction);
  const { register, handleSubmit, control, formState } = useForm<LoginValues>({
    defaultValues: { email, password: '' },
  });
  const typed = useWatch({ control, name: 'email' }).trim();
  const { errors, isSubmitting } = formState;
  return (
    <Stack gap={4}>
      {problem === undefined ? <NoticeBanner /> : <ProblemBanner problem={problem} />}
      <form noValidate onSubmit={handleSubmit(logIn, (broken) => refuse(lacksValues(broken)))}>
        <Stack gap={4}>
          <EmailField autoComplete="username" error={errors.email?.message} {...register('email', rules.email)} />
          <PasswordField
            label={t('account.password')}
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
            error={errors.password?.message}
            {...register('password', rules.password)}
          />
          <Button type="submit" size="lg" block busy={isSubmitting}>
            {t('account.login.submit')}
          </Button>
        </Stack>
      </form>
      <Cluster justify="between">
        <Button variant="quiet" href={ways.resetPassword(carry(typed, target))}>
          {t('account.login.forgot')}
        </Button>
        <Button variant="quiet" {...ways.asGuest}>
          {t('account.login.asGuest')}
        </Button>
      </Cluster>
      <Button variant="secondary" block href={ways.register(carry(typed, target))}>
        {t('account.login.newAccount')}
      </Button>
    </Stack>
  );
}
