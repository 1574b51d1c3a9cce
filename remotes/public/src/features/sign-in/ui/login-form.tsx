import { Banner, Button, Cluster, PasswordField, Stack, TextField } from '@gyg/design-system';
import { paths, useForm, useTranslation } from '@gyg/platform';
import { recallSignIn } from '../../../shared/sign-in-memory';
import { useLogIn } from '../model/use-log-in';
import { SignInNoticeBanner } from './sign-in-notice';

interface LoginValues {
  email: string;
  password: string;
}

/** E-mail and password of a sign-in that the identity service has asked for (`interaction`). */
export function LoginForm({ interaction }: { interaction: string }) {
  const { t } = useTranslation('public');
  const { email = '', target } = recallSignIn();
  const { logIn, problem } = useLogIn(interaction);
  const { register, handleSubmit, formState } = useForm<LoginValues>({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = formState;
  return (
    <Stack gap={4}>
      <SignInNoticeBanner />
      {problem && (
        <Banner tone="bad" role="alert" title={problem.text}>
          {problem.detail}
        </Banner>
      )}
      <form noValidate onSubmit={handleSubmit(logIn)}>
        <Stack gap={4}>
          <TextField
            label={t('account.email')}
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register('email', { validate: (text) => text.trim() !== '' || t('account.emailMissing') })}
          />
          <PasswordField
            label={t('account.password')}
            showLabel={t('account.showPassword')}
            hideLabel={t('account.hidePassword')}
            error={errors.password?.message}
            {...register('password', { validate: (text) => text !== '' || t('account.passwordMissing') })}
          />
          <Button type="submit" size="lg" block busy={isSubmitting}>
            {t('account.login.submit')}
          </Button>
        </Stack>
      </form>
      <Cluster justify="between">
        <Button variant="secondary" href={paths.register(target === undefined ? {} : { target })}>
          {t('account.login.newAccount')}
        </Button>
        <Button variant="quiet" href={paths.home()}>
          {t('account.login.asGuest')}
        </Button>
      </Cluster>
    </Stack>
  );
}
