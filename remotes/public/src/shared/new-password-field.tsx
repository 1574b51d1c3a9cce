import { limits, passwordProblems, passwordRules } from '@gyg/contract/rules';
import { PasswordField, type PasswordFieldProps, type PasswordRule } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useEasyToGuess } from './common-password';

type Given = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'meterLabel' | 'rules'>;
export interface NewPasswordFieldProps extends Given {
  /** The current input, for the meter and the hints. */
  typed: string;
}

/** A field for a new password with strength meter and hints. Used for sign-up and reset. */
export function NewPasswordField({ typed, ...rest }: NewPasswordFieldProps) {
  const { t } = useTranslation('public');
  const rules = usePasswordRules(typed);
  return (
    <PasswordField
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      meterLabel={t('account.register.strength')}
      rules={rules}
      maxLength={limits.passwordMax}
      {...rest}
    />
  );
}

/**
 * The four rules for a new password: what an empty field asks for, then what is met and what is missing. Once they are met,
 * a further line says if the password is easy to guess, which the server refuses.
 */
function usePasswordRules(password: string): readonly PasswordRule[] {
  const { t } = useTranslation('public');
  const broken = passwordProblems(password);
  const easy = useEasyToGuess(password);
  const rules = passwordRules.map((rule) => {
    const met = !broken.includes(rule);
    const text = password === '' ? 'ask' : met ? 'met' : 'hint';
    return { label: t(`account.register.${text}.${rule}`), met };
  });
  if (broken.length > 0 || easy === false) return rules;
  return [...rules, { label: t(easy ? 'account.register.easyToGuess' : 'account.register.checking'), met: false }];
}
