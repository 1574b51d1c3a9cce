import { Link } from '@gyg/design-system';
import { DecisionGroup } from '@gyg/design-system/tables';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import type { GygRequests } from '../model/group-by-gyg';
import type { RepresentationAnswers } from '../model/use-representation-answers';
import { RepresentationRow } from './representation-row';

/** The requests for one gyg, with its start. */
export function RepresentationGroup({ group, answers }: { group: GygRequests; answers: RepresentationAnswers }) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const { gygId, title, language, goal, startDateTime, requests } = group;
  return (
    <DecisionGroup
      headingLevel={2}
      goal={goal}
      title={
        <Link href={paths.gyg(gygId)} lang={textLang(language)}>
          {title}
        </Link>
      }
      deadline={t('representations.starts', { date: date(startDateTime) })}
    >
      {requests.map((request) => (
        <RepresentationRow key={request.id} request={request} answers={answers} />
      ))}
    </DecisionGroup>
  );
}
