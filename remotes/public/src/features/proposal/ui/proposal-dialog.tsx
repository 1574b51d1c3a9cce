import type { Organization, OrganizationPage, ProposalQuestion, ProposalType } from '@gyg/contract';
import { type ProposalWidget, proposalWidgetOf, unanswered } from '@gyg/contract/proposal-form';
import { Banner, Button, Cluster, Dialog, Stack } from '@gyg/design-system';
import { ErrorSummary, FileField } from '@gyg/design-system/forms';
import { toLanguage, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useOwnProposals } from '../api/proposal-calls';
import { type PictureUpload, usePictureTexts } from '../model/use-picture';
import { type ProposalForm as Form, useProposalForm } from '../model/use-proposal-form';
import { OwnProposals } from './own-proposals';
import s from './proposal.module.css';
import { ProposalKind } from './proposal-kind';
import { ProposalQuestions } from './proposal-questions';
import { ProposalRepresenting } from './proposal-representing';
import { ProposalTexts } from './proposal-texts';
import { ProposalWhen } from './proposal-when';

/** What every form of proposals gets. */
interface ProposalWidgetProps {
  organization: Organization;
  /** Whether it asks for which organisation the user proposes. */
  asksForOrganization: boolean;
  /** The organisation's own questions. */
  questions: readonly ProposalQuestion[];
  /** Called after the proposal was saved. */
  onSent: () => void;
}

/** In the order of the form; the ids are those of the fields. */
const required = ['paymentMethod', 'title', 'summary', 'image', 'start', 'end'] as const;

interface ProposalFormProps extends ProposalWidgetProps {
  /** What is proposed, where there is no choice. */
  only?: ProposalType;
}

/** The default form: a gyg or a collection, with everything that a proposal has. */
function ProposalForm({ organization, asksForOrganization, questions, only, onSent }: ProposalFormProps) {
  const { t } = useTranslation('public');
  const { form, picture, failure, restored, startOver, submit } = useProposalForm(organization.id, onSent, only);
  const { errors, isSubmitting, submitCount } = form.formState;
  const wrong = required.filter((name) => errors[name] !== undefined);
  const unansweredAt = unanswered(questions, form.getValues('answers')).map((question) => questions.indexOf(question));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {restored && (
          <Banner
            tone="info"
            role="status"
            title={t('proposal.restored')}
            actions={
              <Button size="sm" variant="secondary" onClick={startOver}>
                {t('proposal.startOver')}
              </Button>
            }
          />
        )}
        <ProposalKind form={form} only={only} />
        <ProposalTexts form={form} />
        <ProposalPicture form={form} upload={picture} />
        <ProposalWhen form={form} />
        {asksForOrganization && <ProposalRepresenting form={form} />}
        <ProposalQuestions form={form} organization={organization} questions={questions} />
        {submitCount > 0 && (
          <ErrorSummary
            title={t('proposal.incomplete')}
            fields={[
              ...wrong.map((name) => ({ id: `proposal-${name}`, label: errors[name]?.message })),
              ...(errors.answers ? unansweredAt : []).map((at) => ({
                id: `proposal-answer-${at}`,
                label: questions[at]?.text,
              })),
            ]}
          />
        )}
        {failure && (
          <Banner tone="bad" role="alert" title={t('proposal.failed')}>
            <p>{failure.text}</p>
            <small>{failure.detail}</small>
          </Banner>
        )}
        <div>
          <Button type="submit" size="lg" busy={isSubmitting}>
            {t('proposal.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The form for collections alone. */
const CollectionForm = (props: ProposalWidgetProps) => <ProposalForm {...props} only="COLLECTION" />;

const widgets: Readonly<Record<ProposalWidget, ComponentType<ProposalWidgetProps>>> = {
  Default: ProposalForm,
  Collection: CollectionForm,
};

/** The form with the name that is stored in an organisation's settings; the default one for an unknown name. */
const proposalWidget = (name: string): ComponentType<ProposalWidgetProps> => widgets[proposalWidgetOf(name)];

export interface ProposalDialogProps {
  open: boolean;
  /** The text of the button that opens it. */
  title: string;
  organization: Organization;
  page: OrganizationPage;
  onClose: () => void;
}

/** The form that the organisation chose, across the screen, with its help and the user's own proposals beside it. */
export function ProposalDialog({ open, title, onClose, ...rest }: ProposalDialogProps) {
  const { t } = useTranslation('public');
  return (
    <Dialog size="full" open={open} onClose={onClose} title={title} closeLabel={t('common.close')}>
      {open && <Content {...rest} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ organization, page, onClose }: Pick<ProposalDialogProps, 'organization' | 'page' | 'onClose'>) {
  const { t } = useTranslation('public');
  const [sent, setSent] = useState(false);
  const own = useOwnProposals(organization.id);
  const Widget = proposalWidget(page.proposalFormWidget);
  return (
    <div className={s.columns}>
      <div className={s.main}>
        {sent ? (
          <ProposalSent name={organization.name} onAnother={() => setSent(false)} onClose={onClose} />
        ) : (
          <Widget
            organization={organization}
            questions={page.proposalQuestions}
            asksForOrganization={page.proposalRepresentOrganization === 'true'}
            onSent={() => {
              setSent(true);
              void own.refresh();
            }}
          />
        )}
      </div>
      <div className={s.side}>
        {page.proposalHelpText !== '' && (
          <section className={s.help} aria-label={t('proposal.help')}>
            <h3 className={s.sideTitle}>{t('proposal.help')}</h3>
            <p className={s.helpText} lang={toLanguage(organization.language)}>
              {page.proposalHelpText}
            </p>
          </section>
        )}
        <OwnProposals {...own} name={organization.name} />
      </div>
    </div>
  );
}

interface ProposalSentProps {
  /** The organisation's name. */
  name: string;
  onAnother: () => void;
  onClose: () => void;
}

/** Replaces the form after the proposal was saved. */
function ProposalSent({ name, onAnother, onClose }: ProposalSentProps) {
  const { t } = useTranslation('public');
  const message = useRef<HTMLDivElement>(null);
  // The form that had the focus no longer exists.
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Banner ref={message} tabIndex={-1} tone="good" role="status" title={t('proposal.saved')}>
        {t('proposal.savedText', { name })}
      </Banner>
      <Cluster>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('proposal.another')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** A picture, cropped to 16:9. */
function ProposalPicture({ form: { control }, upload }: { form: Form; upload: PictureUpload }) {
  const { t } = useTranslation('public');
  const image = useWatch({ control, name: 'image' });
  const { texts, crop } = usePictureTexts();
  return (
    <FileField
      // The uploaded picture replaces the preview of the chosen file.
      key={image}
      id="proposal-image"
      label={t('proposal.picture.label')}
      optional={t('common.optional')}
      texts={texts}
      crop={crop}
      current={image === '' ? undefined : image}
      progress={upload.progress}
      error={upload.failure}
      onOpening={upload.onOpening}
      onValueChange={upload.take}
    />
  );
}
