import { type ProposalWidget, proposalWidgetOf } from '@gyg/contract/proposal-form';
import type { ComponentType } from 'react';
import type { ProposalWidgetProps } from '../model/proposal-widget';
import { ProposalForm } from './proposal-form';

/** The form for collections alone. */
const CollectionForm = (props: ProposalWidgetProps) => <ProposalForm {...props} only="COLLECTION" />;

const widgets: Readonly<Record<ProposalWidget, ComponentType<ProposalWidgetProps>>> = {
  Default: ProposalForm,
  Collection: CollectionForm,
};

/** The form with the name that is stored in an organisation's settings; the default one for an unknown name. */
export const proposalWidget = (name: string): ComponentType<ProposalWidgetProps> => widgets[proposalWidgetOf(name)];
