import type { Proposal } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { GoalTile } from '@gyg/design-system';
import { DefinitionList, type DefinitionRow } from '@gyg/design-system/tables';
import { toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { customFieldsOf } from '../model/custom-fields';
import s from './proposal-detail.module.css';

/** What is proposed, and the answers to the organisation's own questions. */
export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('admin');
  const custom = customFieldsOf(proposal.customFields, { yes: t('proposals.yes'), no: t('proposals.no') });
  const rows = useFactRows(proposal);
  return (
    <>
      <DefinitionList rows={rows} />
      {custom.length > 0 && (
        <>
          <h3 className={s.heading}>{t('proposals.custom')}</h3>
          <DefinitionList rows={custom.map(({ name, text }) => ({ term: name, value: text }))} />
        </>
      )}
    </>
  );
}

function useFactRows(proposal: Proposal): DefinitionRow[] {
  const { t } = useTranslation('admin');
  const { span } = useFormat();
  const locale = toLocale(useLanguage());
  const { type, paymentMethod, sdgGoalId: goal, address, representOrgInfo, moreInfo } = proposal;
  const rowIfText = (term: string, text: string | null): DefinitionRow[] =>
    text === null || text === '' ? [] : [{ term, value: <span className={s.plain}>{text}</span> }];
  return [
    { term: t('proposals.kind'), value: t(`proposals.type.${type}`) },
    ...rowIfText(t('proposals.payment'), paymentMethod && t(`proposals.paymentMethod.${paymentMethod}`)),
    { term: t('proposals.when'), value: span(proposal.startDateTime, proposal.endDateTime) },
    ...rowIfText(t('proposals.where'), address),
    {
      term: t('proposals.goal'),
      value: (
        <span className={s.goal}>
          <GoalTile goal={goal} size="sm" />
          {goalTitle(goal, locale, 'short')}
        </span>
      ),
    },
    ...rowIfText(t('proposals.organizationInfo'), representOrgInfo),
    ...rowIfText(t('proposals.moreInfo'), moreInfo),
  ];
}
