import { Disclosure, RichText } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

export interface OrganizationAboutProps {
  html: string;
  /** The language of the text, as in `lang`. */
  lang: string;
  /** Whether the text is expanded at first. */
  open?: boolean;
}

/** The collapsible 'About Us'. Renders nothing if it is empty. */
export function OrganizationAbout({ html, lang, open = true }: OrganizationAboutProps) {
  const { t } = useTranslation('public');
  if (html === '') return null;
  return (
    <Disclosure summary={t('organization.about')} icon="info" open={open}>
      <RichText html={html} lang={lang} />
    </Disclosure>
  );
}
