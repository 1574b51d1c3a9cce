import { passwordProblems, passwordRules } from '@gyg/contract/rules';
import type { PasswordRule } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useEasyToGuess } from './common-password';

/**
 * The four rules for a new password: what an empty field asks for, then what is met and what is missing. Once they are met,
 * a further line says if the password is easy to guess, which the server refuses.
 */
export function usePasswordRules(password: string): readonly PasswordRule[] {
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
