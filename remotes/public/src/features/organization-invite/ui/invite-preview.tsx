import type { UserOrganization } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import { DefinitionList } from '@gyg/design-system/tables';
import { useSession, useTranslation } from '@gyg/platform';
import { useOwnLanguage } from '../api/invitation-calls';
import type { Invitation } from '../model/invitation';
import s from './invite-preview.module.css';

export interface InvitePreviewProps {
  invitation: Invitation;
  organizations: readonly UserOrganization[];
}

/** The email as it will be sent, with the text of its template, in the language of the user's account. */
export function InvitePreview({ invitation, organizations }: InvitePreviewProps) {
  const { t } = useTranslation('public');
  const inviter = useSession((session) => session.profileName);
  const lng = useOwnLanguage();
  const { kind, organizationId, company, recipient, message } = invitation;
  const joined = organizations.find((organization) => organization.organizationId === organizationId)?.name ?? '';
  const about = { inviter, organization: kind === 'member' ? joined : company.trim(), lng };
  return (
    <Stack gap={3}>
      <h3>{t('orgInvite.previewTitle')}</h3>
      <DefinitionList
        rows={[
          { term: t('orgInvite.to'), value: recipient.trim() },
          { term: t('orgInvite.subject'), value: <span lang={lng}>{t(`orgInvite.mail.${kind}.subject`, about)}</span> },
        ]}
      />
      <article className={s.mail} lang={lng} aria-label={t('orgInvite.previewTitle')}>
        <p className={s.brand}>gyg</p>
        <h4 className={s.heading}>{t(`orgInvite.mail.${kind}.heading`, about)}</h4>
        <p>{t(`orgInvite.mail.${kind}.text`, about)}</p>
        <blockquote className={s.quote}>{message.trim()}</blockquote>
        <p>
          <span className={s.action}>{t(`orgInvite.mail.${kind}.action`, about)}</span>
        </p>
        <p className={s.footnote}>{t(`orgInvite.mail.${kind}.footnote`, about)}</p>
      </article>
      <p className={s.footnote}>{t('orgInvite.previewHint')}</p>
    </Stack>
  );
}
