import { limits } from '@gyg/contract/rules';
import { Button, Stack, TextField } from '@gyg/design-system';
import { useForm, useTranslation, useWatch } from '@gyg/platform';
import { NewPasswordField } from '../../../shared/new-password-field';
import { ProblemBanner } from '../../../shared/problem-banner';
import { useCarried } from '../../../shared/use-carried';
import { lacksValues, useFormRules } from '../../../shared/use-form-rules';
import { type SignUpValues, useSignUp } from '../model/use-sign-up';
import { TermsCheckbox } from './terms-checkbox';

/** Name, e-mail, password and terms; every message of specification 5 at its field. */
export function SignUpForm() {
  const { t } = useTranslation('public');
  const { email = '' } = useCarried();
  const rules = useFormRules();
  const { register, handleSubmit, control, formState, setError } = useForm<SignUpValues>({
    defaultValues: { name: '', email, password: '', terms: false },
  });
  const { signUp, refuse, problem } = useSignUp((message) => setError('password', { message }, { shouldFocus: true }));
  const password = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(signUp, (broken) => refuse(lacksValues(broken)))}>
      <Stack gap={4}>
        <ProblemBanner problem={problem} />
        <TextField
          label={t('account.name')}
          autoComplete="name"
          maxLength={limits.name}
          error={errors.name?.message}
          {...register('name', rules.name)}
        />
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          error={errors.email?.message}
          {...register('email', rules.email)}
        />
        <NewPasswordField
          label={t('account.password')}
          typed={password}
          error={errors.password?.message}
          {...register('password', rules.newPassword)}
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
