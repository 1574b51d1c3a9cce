import type { Confirmation } from '@gyg/contract';
import { Button } from '@gyg/design-system';
import { FormActions, FormPage } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { AddToCalendar } from '../../../shared/add-to-calendar';
import { ConfirmationFacts } from './confirmation-facts';

interface QuestionProps {
  about: Confirmation;
  busy: boolean;
  onComing: () => void;
  onCancel: () => void;
}

/** "Are you coming?" with both answers. */
export function Question({ about, busy, onComing, onCancel }: QuestionProps) {
  const { t } = useTranslation('booking');
  const lead = t(about.kind === 'PLACE' ? 'confirmation.ask.leadPlace' : 'confirmation.ask.lead', {
    host: about.hostName,
  });
  return (
    <FormPage title={t('confirmation.ask.title')} lead={about.moved ? t('confirmation.ask.moved') : lead}>
      <ConfirmationFacts about={about} />
      <FormActions>
        <Button variant="secondary" onClick={onCancel}>
          {t('confirmation.answer.cancel')}
        </Button>
        <Button busy={busy} onClick={onComing}>
          {t('confirmation.answer.coming')}
        </Button>
      </FormActions>
    </FormPage>
  );
}

/** The answer "I'm coming", which can be changed. */
export function Coming({ about, onCancel }: Pick<QuestionProps, 'about' | 'onCancel'>) {
  const { t } = useTranslation('booking');
  return (
    <FormPage title={t('confirmation.coming.title')} lead={t('confirmation.coming.lead', { host: about.hostName })}>
      <ConfirmationFacts about={about} />
      <AddToCalendar gyg={{ ...about, id: about.gygId, title: about.gygTitle, summary: '' }} look="link" />
      <FormActions>
        <Button variant="secondary" onClick={onCancel}>
          {t('confirmation.coming.change')}
        </Button>
      </FormActions>
    </FormPage>
  );
}
