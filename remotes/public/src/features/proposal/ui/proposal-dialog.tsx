import type { Organization, OrganizationPage } from '@gyg/contract';
import { type ProposalWidget, proposalWidgetOf } from '@gyg/contract/proposal-form';
import { Dialog } from '@gyg/design-system';
import { toLanguage, useTranslation } from '@gyg/platform';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useOwnProposals } from '../api/own-proposals';
import type { ProposalWidgetProps } from '../model/proposal-widget';
import { OwnProposals } from './own-proposals';
import s from './proposal.module.css';
import { ProposalForm } from './proposal-form';
import { ProposalSent } from './proposal-sent';

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
