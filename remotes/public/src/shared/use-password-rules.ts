import { passwordProblems, passwordRules } from '@gyg/contract/rules';
import type { PasswordRule } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';

/** The four hints for a new password, each with a text for met and unmet. */
export function usePasswordRules(password: string): readonly PasswordRule[] {
  const { t } = useTranslation('public');
  const broken = passwordProblems(password);
  return passwordRules.map((rule) => {
    const met = !broken.includes(rule);
    return { label: t(`account.register.${met ? 'met' : 'hint'}.${rule}`), met };
  });
}
