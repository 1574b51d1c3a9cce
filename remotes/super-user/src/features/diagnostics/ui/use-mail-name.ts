import { useTranslation } from '@gyg/platform';
import { isMailName } from '../model/mail-names';

/** The name of a mail by its template; a template of another version is shown as it is. */
export function useMailName() {
  const { t } = useTranslation('super-user');
  return (template: string): string => (isMailName(template) ? t(`mails.names.${template}`) : template);
}
