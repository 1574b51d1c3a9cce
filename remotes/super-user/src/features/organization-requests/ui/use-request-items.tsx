import type { OrganizationRequestList } from '@gyg/contract';
import { Avatar } from '@gyg/design-system';
import type { ListDetailItem } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { type RequestList, requestListAddress } from '../model/request-list';
import s from './organization-requests.module.css';

/** Returns a function that makes the rows of the list, with what stands out. */
export function useRequestItems(list: RequestList) {
  const { t } = useTranslation('super-user');
  const { dateTime } = useFormat();
  return (requests: OrganizationRequestList['requests'], chosen: string): ListDetailItem[] =>
    requests.map(({ id, name, requesterName, created, warnings }) => ({
      href: requestListAddress({ ...list, chosen: id }),
      title: name,
      media: <Avatar kind="organization" seed={id} />,
      note: (
        <>
          {requesterName || t('requests.erased')}, {dateTime(created)}
          {warnings.map((warning) => (
            <span key={warning} className={s.warning}>
              {t(`requests.warnings.${warning}`)}
            </span>
          ))}
        </>
      ),
      current: id === list.chosen,
      shown: id === chosen,
    }));
}
