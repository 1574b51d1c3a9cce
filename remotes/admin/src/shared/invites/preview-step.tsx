import type { InvitePreview, Locale } from '@gyg/contract';
import { locales } from '@gyg/contract/enums';
import {
  Button,
  Disclosure,
  ErrorState,
  Measure,
  Panel,
  ProgressBar,
  Section,
  Stack,
  TextSkeleton,
  Waiting,
} from '@gyg/design-system';
import { TabPanels } from '@gyg/design-system/details';
import { FormActions } from '@gyg/design-system/forms';
import { callOptions, toLanguage, useFormat, useLoadFailure, useQuery, useTranslation } from '@gyg/platform';
import type { InviteSubject } from './invite-subject';
import s from './preview-step.module.css';
import type { useDraft } from './use-draft';
import type { useSending } from './use-sending';

export interface PreviewStepProps {
  subject: InviteSubject;
  draft: ReturnType<typeof useDraft>;
  sending: ReturnType<typeof useSending>;
}

/** The mail as it will be sent, in both languages, and the button that sends it. */
export function PreviewStep({ subject, draft, sending }: PreviewStepProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const loadFailure = useLoadFailure();
  const message = draft.form.getValues('message').trim();
  const { data, error, refetch } = useQuery(callOptions('previewInvites', { body: { ...subject, message } }));
  const { progress } = sending;
  const count = progress?.total ?? draft.invited.length;
  return (
    <Measure size="text">
      <Panel padding="large">
        <Section
          title={t('sendInvitations.previewTitle')}
          lead={t('sendInvitations.previewLead', { count, number: number(count) })}
          size="small"
          spacing="none"
        >
          <Stack gap={4}>
            {error && <ErrorState headingLevel={3} {...loadFailure(error, () => void refetch())} />}
            {!error && data === undefined && (
              <Waiting label={t('sendInvitations.previewLoading')}>
                <TextSkeleton heading lines={6} />
              </Waiting>
            )}
            {data !== undefined && <MailPreview preview={data} locale={draft.form.getValues('locale')} />}
            {progress !== undefined && (
              <ProgressBar
                label={t('members.sending')}
                amount={t('confirm.done', { done: number(progress.done), total: number(progress.total) })}
                value={progress.done}
                max={progress.total}
              />
            )}
            <FormActions>
              <Button variant="secondary" disabled={progress !== undefined} onClick={sending.edit}>
                {t('sendInvitations.back')}
              </Button>
              <Button
                icon="mail"
                disabled={data === undefined}
                busy={progress !== undefined}
                onClick={() => void sending.send()}
              >
                {t('sendInvitations.send', { count, number: number(count) })}
              </Button>
            </FormActions>
          </Stack>
        </Section>
      </Panel>
    </Measure>
  );
}

const languageNames = { en: 'English', se: 'Svenska' } as const;

interface MailPreviewProps {
  preview: InvitePreview;
  /** The language shown first: that of people without an account. */
  locale: Locale;
}

/** An invitation or message as the recipients get it, in both languages, with its plain text version. */
function MailPreview({ preview, locale: first }: MailPreviewProps) {
  const { t } = useTranslation('admin');
  return (
    <TabPanels
      label={t('mail.language')}
      defaultValue={first}
      items={locales.map((locale) => ({
        id: locale,
        label: languageNames[locale],
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
