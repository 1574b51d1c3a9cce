import { canBeMailed, isEmail, passwordProblems, plainLine } from '@gyg/contract/rules';
import { useTranslation } from '@gyg/platform';
import { isEasyToGuess } from './common-password';

const isThere = (text: string) => text.trim() !== '';

/** Whether a required field is empty. */
export const lacksValues = (errors: Record<string, { type?: unknown } | undefined>) =>
  Object.values(errors).some((error) => error?.type === 'required');

/** The validation rules of the account forms, with error messages. */
export function useFormRules() {
  const { t } = useTranslation('public');
  const email = {
    required: (text: string) => isThere(text) || t('account.emailMissing'),
    address: (text: string) => isEmail(text) || t('account.emailInvalid'),
  };
  return {
    name: { validate: { required: (text: string) => plainLine(text) !== '' || t('account.nameMissing') } },
    email: { validate: email },
    newEmail: {
      validate: { ...email, letters: (text: string) => canBeMailed(text) || t('account.emailLetters') },
    },
    code: { validate: { required: (text: string) => isThere(text) || t('account.verify.codeMissing') } },
    password: { validate: { required: (text: string) => text !== '' || t('account.passwordMissing') } },
    newPassword: {
      validate: {
        required: (text: string) => text !== '' || t('account.newPasswordMissing'),
        strong: (text: string) => passwordProblems(text).length === 0 || t('account.register.weakPassword'),
        uncommon: async (text: string) => !(await isEasyToGuess(text)) || t('account.register.easyToGuess'),
      },
    },
  };
}
