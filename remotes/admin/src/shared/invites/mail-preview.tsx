import type { InvitePreview, Locale } from '@gyg/contract';
import { locales } from '@gyg/contract/enums';
import { Disclosure } from '@gyg/design-system';
import { TabPanels } from '@gyg/design-system/details';
import { toLanguage, useTranslation } from '@gyg/platform';
import s from './mail-preview.module.css';

const names = { en: 'English', se: 'Svenska' } as const;

export interface MailPreviewProps {
  preview: InvitePreview;
  /** The language shown first: that of people without an account. */
  locale: Locale;
}

/** An invitation or message as the recipients get it, in both languages, with its plain text version. */
export function MailPreview({ preview, locale: first }: MailPreviewProps) {
  const { t } = useTranslation('admin');
  return (
    <TabPanels
      label={t('mail.language')}
      defaultValue={first}
      items={locales.map((locale) => ({
        id: locale,
        label: names[locale],
        content: <Mail mail={preview[locale]} language={toLanguage(locale)} />,
      }))}
    />
  );
}

interface MailProps {
  mail: InvitePreview['en'];
  language: 'en' | 'sv';
}

function Mail({ mail, language }: MailProps) {
  const { t } = useTranslation('admin');
  const { from, subject, heading, paragraphs, action, foot, text } = mail;
  return (
    <>
      <article className={s.mail} aria-label={t('mail.title')}>
        <dl className={s.head}>
          <dt>{t('mail.from')}</dt>
          <dd lang={language}>{from}</dd>
          <dt>{t('mail.subject')}</dt>
          <dd lang={language} className={s.subject}>
            {subject}
          </dd>
        </dl>
        <div className={s.body} lang={language}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a mail keep their order
            <p key={index} className={s.paragraph}>
              {paragraph}
            </p>
          ))}
          {/* It looks like the button of the mail, but leads nowhere. */}
          {action !== null && <p className={s.action}>{action.label}</p>}
          {foot.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail keep their order
            <p key={index} className={s.foot}>
              {line}
            </p>
          ))}
        </div>
      </article>
      <Disclosure look="line" summary={t('mail.plain')}>
        <pre className={s.plain} lang={language}>
          {text}
        </pre>
      </Disclosure>
    </>
  );
}
