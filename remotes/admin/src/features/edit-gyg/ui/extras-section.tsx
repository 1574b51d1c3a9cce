import { limits } from '@gyg/contract/rules';
import { TextField } from '@gyg/design-system/forms';
import { useConfig, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';
import { EditorSection } from '../../../shared/gyg-editor';
import { useForms } from './forms-context';
import { PageText } from './page-text';

/** Donations, tickets where a provider is configured, and the labels of the organisation. */
export function ExtrasSection({ labels }: { labels: ReactNode }) {
  const { t } = useTranslation('admin');
  const { register, formState } = useForms().page;
  const { errors } = formState;
  const tickets = useConfig()?.tickets;
  return (
    <EditorSection
      id="extras"
      title={t('editor.extras.title')}
      lead={t(tickets ? 'editor.extras.leadTickets' : 'editor.extras.lead')}
    >
      <TextField
        type="url"
        inputMode="url"
        label={t('editor.extras.donationUrl')}
        optional={t('editor.optional')}
        hint={t('editor.extras.donationUrlHint')}
        maxLength={limits.url}
        autoComplete="off"
        error={errors.donationUrl && t('editor.extras.donationUrlWrong')}
        {...register('donationUrl')}
      />
      <PageText
        name="donationText"
        label={t('editor.extras.donationText')}
        hint={t('editor.extras.donationTextHint')}
        rows={3}
      />
      {tickets && (
        <TextField
          label={t('editor.extras.ticket', { provider: tickets.provider })}
          optional={t('editor.optional')}
          hint={t('editor.extras.ticketHint')}
          maxLength={64}
          autoComplete="off"
          error={errors.billettoEventId && t('editor.extras.ticketWrong')}
          {...register('billettoEventId')}
        />
      )}
      {labels}
    </EditorSection>
  );
}
