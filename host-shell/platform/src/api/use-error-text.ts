import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error';

/**
 * Resolves anything thrown by a call to a sentence in the reader's language: the text of the error's code, with its reason
 * where there is one, else a general text. `detail` is the technical line, for small print.
 */
export function useErrorText(): (thrown: unknown) => { text: string; detail: string } {
  const { t, i18n } = useTranslation('platform');
  return (thrown) => {
    if (!isApiError(thrown)) return { text: t('errors.unexpected'), detail: String(thrown) };
    const key = thrown.code.replaceAll('.', '_');
    const withReason = `errors.${key}_${thrown.reason ?? ''}`;
    const plain = `errors.${key}`;
    // Older pages may meet codes of a newer API.
    const known = [withReason, plain].find((candidate) => i18n.exists(candidate, { ns: 'platform' }));
    return { text: known === undefined ? t('errors.unexpected') : t(known), detail: thrown.message };
  };
}
