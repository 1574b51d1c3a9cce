import { passwordProblems, passwordRules } from '@gyg/contract/rules';
import type { PasswordRule } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The four rules for a new password: what an empty field asks for, then what is met and what is missing. */
export function usePasswordRules(password: string): readonly PasswordRule[] {
  const { t } = useTranslation('public');
  const broken = passwordProblems(password);
  return passwordRules.map((rule) => {
    const met = !broken.includes(rule);
    const text = password === '' ? 'ask' : met ? 'met' : 'hint';
    return { label: t(`account.register.${text}.${rule}`), met };
  });
}
