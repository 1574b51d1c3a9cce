import type { ComponentType } from 'react';
import { ProposalForm, type ProposalFormProps } from './proposal-form';

/** The forms by the name that is stored in an organisation's settings. */
const widgets: ReadonlyMap<string, ComponentType<ProposalFormProps>> = new Map([['Default', ProposalForm]]);

/** The form with this name; the default one for an unknown name. */
export const proposalWidget = (name: string): ComponentType<ProposalFormProps> => widgets.get(name) ?? ProposalForm;
