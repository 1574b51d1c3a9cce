import { isApiError, useErrorText, useTranslation } from '@gyg/platform';

/** The fields that an error is about by its code. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'gyg.friendly_url_taken': 'friendlyUrl',
  'gyg.translated': 'language',
  'gyg.places_below_taken': 'beneficiaryPositions',
};

export function codeFields(error: unknown): string[] {
  const field = isApiError(error) ? fieldOfCode[error.code] : undefined;
  return field === undefined ? [] : [field];
}

/** Returns a function that says at a field why the server did not take its value. */
export function useRefusal(): (error: unknown) => string {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  return (error) => {
    if (isApiError(error) && error.code === 'gyg.not_ready') return t('editor.neededWhenPublished');
    return errorText(error).text;
  };
}
