import type { ProposalType } from '@gyg/contract/enums';
import { proposalWidgetOf } from '@gyg/contract/proposal-form';

/** What can be proposed in the form with the name that is stored in an organisation's settings; undefined for a choice. */
export const onlyTypeOf = (name: string): ProposalType | undefined =>
  proposalWidgetOf(name) === 'Collection' ? 'COLLECTION' : undefined;
