import type { ErrorCode } from '@gyg/contract';
import { ApiError, isApiError } from '@gyg/contract/client';
import { useTranslation } from 'react-i18next';
import type en from '../translations/en.json';
import { i18n } from './instance';

const hasText = (key: string): key is keyof typeof en.errors => i18n.exists(`errors.${key}`, { ns: 'platform' });

/**
 * Returns a function that turns anything thrown by a call into a sentence in the user's language: the text of the error
 * code and reason, else a general text. `detail` is the technical line, for small print.
 */
export function useErrorText(): (thrown: unknown) => { text: string; detail: string } {
  const { t } = useTranslation('platform');
  return (thrown) => {
    if (!isApiError(thrown)) return { text: t('errors.unexpected'), detail: String(thrown) };
    const key = thrown.code.replaceAll('.', '_');
    // A page that is not up to date may get codes of a newer API.
    const textKey = [`${key}_${thrown.reason ?? ''}`, key].find(hasText);
    return { text: t(`errors.${textKey ?? 'unexpected'}`), detail: thrown.message };
  };
}

/** Returns the message of an error that the page found without the server. */
export function usePageErrorText(): (code: ErrorCode) => string {
  const errorText = useErrorText();
  return (code) => errorText(new ApiError(code, 0, '')).text;
}
