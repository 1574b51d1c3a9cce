import { limits } from '@gyg/contract/rules';
import { Button, Stack, TextButton } from '@gyg/design-system';
import { Checkbox, type CheckboxProps, ErrorSummary, TextField } from '@gyg/design-system/forms';
import { Trans, useTranslation } from '@gyg/platform';
import { useForm, useWatch } from '@gyg/platform/forms';
import { useEffect, useState } from 'react';
import { EmailField } from '../../../shared/email-field';
import { LegalDialog, type LegalText } from '../../../shared/legal-dialog';
import { NewPasswordField } from '../../../shared/new-password-field';
import { ProblemBanner } from '../../../shared/problem-banner';
import { useCarried } from '../../../shared/use-carried';
import { lacksValues, useFormRules } from '../../../shared/use-form-rules';
import { type SignUpValues, useSignUp } from '../model/use-sign-up';

/** The field ids in the form's order, which the error summary links to. */
const ids = { name: 'sign-up-name', email: 'sign-up-email', password: 'sign-up-password', terms: 'sign-up-terms' };
const fields = ['name', 'email', 'password', 'terms'] as const;

/** Name, email, password and terms, with validation messages at the fields. */
export function SignUpForm() {
  const { t } = useTranslation('public');
  const { email = '' } = useCarried();
  const rules = useFormRules();
  const { register, handleSubmit, control, formState, setError, setFocus } = useForm<SignUpValues>({
    defaultValues: { name: '', email, password: '', terms: false },
  });
  const { signUp, refuse, problem } = useSignUp((message) => setError('password', { message }, { shouldFocus: true }));
  // The form is all there is to do here, so that typing can begin at once.
  useEffect(() => setFocus('name'), [setFocus]);
  const password = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  const labels = {
    name: t('account.name'),
    email: t('account.email'),
    password: t('account.password'),
    terms: t('account.register.termsTitle'),
  };
  const inError = fields.filter((field) => errors[field]).map((field) => ({ id: ids[field], label: labels[field] }));
  return (
    <form noValidate onSubmit={handleSubmit(signUp, (broken) => refuse(lacksValues(broken)))}>
      <Stack gap={4}>
        {problem?.atFields ? (
          <ErrorSummary title={problem.text} fields={inError} data-code={problem.code} />
        ) : (
          <ProblemBanner problem={problem} />
        )}
        <TextField
          id={ids.name}
          label={t('account.name')}
          autoComplete="name"
          maxLength={limits.name}
          error={errors.name?.message}
          {...register('name', rules.name)}
        />
        <EmailField id={ids.email} error={errors.email?.message} {...register('email', rules.newEmail)} />
        <NewPasswordField
          id={ids.password}
          label={t('account.password')}
          typed={password}
          error={errors.password?.message}
          {...register('password', rules.newPassword)}
        />
        <TermsCheckbox
          id={ids.terms}
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

/** The required checkbox. Terms and privacy policy open in a dialog, so that no input is lost. */
function TermsCheckbox(props: Omit<CheckboxProps, 'children'>) {
  const { t } = useTranslation('public');
  const [shown, setShown] = useState<LegalText>();
  const opener = (text: LegalText) => <TextButton onClick={() => setShown(text)} />;
  return (
    <>
      <Checkbox {...props}>
        <Trans
          t={t}
          i18nKey="account.register.terms"
          components={{ terms: opener('terms'), privacy: opener('privacy') }}
        />
      </Checkbox>
      <LegalDialog text={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
