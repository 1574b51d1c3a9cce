import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error';

/**
 * Gives a clear sentence for anything thrown by a call, in the reader's language: the text of the error's
 * code (with its reason where one is named), else a general one. `detail` is the technical line for the foot.
 */
export function useErrorText(): (thrown: unknown) => { text: string; detail: string } {
  const { t, i18n } = useTranslation('platform');
  return (thrown) => {
    if (!isApiError(thrown)) return { text: t('errors.unexpected'), detail: String(thrown) };
    const key = thrown.code.replaceAll('.', '_');
    const withReason = `errors.${key}_${thrown.reason ?? ''}`;
    const plain = `errors.${key}`;
    const known = [withReason, plain].find((candidate) => i18n.exists(candidate, { ns: 'platform' }));
    return { text: known === undefined ? t('errors.unexpected') : t(known), detail: thrown.message };
  };
}
