import { isEmail, limits, passwordProblems } from '@gyg/contract/rules';
import { Banner, Button, PasswordField, Stack, TextField } from '@gyg/design-system';
import { useForm, useTranslation, useWatch } from '@gyg/platform';
import { useCarried } from '../../../shared/use-carried';
import { usePasswordRules } from '../model/use-password-rules';
import { type SignUpValues, useSignUp } from '../model/use-sign-up';
import { TermsCheckbox } from './terms-checkbox';

/** Name, e-mail, password and terms; every message of specification 5 at its field. */
export function SignUpForm() {
  const { t } = useTranslation('public');
  const { email = '' } = useCarried();
  const { register, handleSubmit, control, formState, setError } = useForm<SignUpValues>({
    defaultValues: { name: '', email, password: '', terms: false },
  });
  const { signUp, problem } = useSignUp((message) => setError('password', { message }, { shouldFocus: true }));
  const rules = usePasswordRules(useWatch({ control, name: 'password' }));
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(signUp)}>
      <Stack gap={4}>
        {problem && (
          <Banner tone="bad" role="alert" title={problem.text}>
            {problem.detail}
          </Banner>
        )}
        <TextField
          label={t('account.name')}
          autoComplete="name"
          maxLength={limits.name}
          error={errors.name?.message}
          {...register('name', { validate: (text) => text.trim() !== '' || t('account.nameMissing') })}
        />
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          error={errors.email?.message}
          {...register('email', {
            validate: (text) =>
              text.trim() === '' ? t('account.emailMissing') : isEmail(text.trim()) || t('account.emailInvalid'),
          })}
        />
        <PasswordField
          label={t('account.password')}
          showLabel={t('account.showPassword')}
          hideLabel={t('account.hidePassword')}
          meterLabel={t('account.register.strength')}
          rules={rules}
          maxLength={limits.passwordMax}
          error={errors.password?.message}
          {...register('password', {
            validate: (text) => passwordProblems(text).length === 0 || t('account.register.weakPassword'),
          })}
        />
        <TermsCheckbox
          error={errors.terms?.message}
          {...register('terms', { validate: (ticked) => ticked || t('account.register.termsMissing') })}
        />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('account.register.submit')}
        </Button>
      </Stack>
    </form>
  );
}
