import { useListInAddress, useTranslation } from '@gyg/platform';
import { KeywordField } from '../../../shared/lists/keyword-field';
import { readRepresentationList, representationAddress } from '../model/representation-list';
import { useRepresentationAnswers } from '../model/use-representation-answers';
import { RepresentationResults } from './representation-results';
import { RepresentationTabs } from './representation-tabs';
import s from './representations.module.css';

/** Requests of members to represent an organisation: tabs, search, and what accepting means. */
export function Representations({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const { list, change } = useListInAddress(readRepresentationList, representationAddress);
  const answers = useRepresentationAnswers();
  return (
    <>
      <RepresentationTabs organizationId={organizationId} list={list} />
      <div className={s.search}>
        <KeywordField
          label={t('representations.search')}
          value={list.keyword}
          onSearch={(keyword) => change({ keyword }, { replace: true })}
        />
      </div>
      <RepresentationResults organizationId={organizationId} list={list} answers={answers} />
    </>
  );
}
