import type { ComponentType } from 'react';
import type { ProposalWidgetProps } from '../model/proposal-widget';
import { ProposalForm } from './proposal-form';

/** The forms by the name that is stored in an organisation's settings. */
const widgets: ReadonlyMap<string, ComponentType<ProposalWidgetProps>> = new Map([['Default', ProposalForm]]);

/** The form with this name; the default one for an unknown name. */
export const proposalWidget = (name: string): ComponentType<ProposalWidgetProps> => widgets.get(name) ?? ProposalForm;
