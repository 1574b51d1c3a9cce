import type { AnswerOf, BookingGroup } from '@gyg/contract';
import { bookingGroups } from '@gyg/contract/enums';
import { Skeleton } from '@gyg/design-system';
import { SegmentedLinks, SelectField } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { KeywordField } from '../lists/keyword-field';
import s from './booking-filters.module.css';
import type { BookingListInAddress } from './booking-list';

interface Named {
  id: string;
  name: string;
}

export interface BookingFiltersProps {
  inAddress: BookingListInAddress;
  needs: readonly Named[];
  /** The organisations to filter by; without any there is no such filter. */
  organizations?: readonly Named[] | 'loading';
  /** How many bookings each group has; undefined while loading. */
  counts: AnswerOf<'listGygBookings'>['counts'] | undefined;
}

/** Search, need, organisation and group of a list of bookings. */
export function BookingFilters({ inAddress, needs, organizations = [], counts }: BookingFiltersProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { list, href, change } = inAddress;
  const countOf = (group: BookingGroup) => {
    const count = counts?.[group];
    return count === undefined ? undefined : number(count);
  };
  return (
    <div className={s.root}>
      <KeywordField
        label={t('bookings.search')}
        value={list.keyword}
        onSearch={(keyword) => change({ keyword }, { replace: true })}
      />
      <Choice
        label={t('bookings.need')}
        all={t('bookings.allNeeds')}
        options={needs}
        value={list.needId}
        onChange={(needId) => change({ needId })}
      />
      {organizations === 'loading' ? (
        <Skeleton className={s.choice} />
      ) : (
        (organizations.length > 0 || list.organizationId !== '') && (
          <Choice
            label={t('bookings.organization')}
            all={t('bookings.anyOrganization')}
            options={organizations}
            value={list.organizationId}
            onChange={(organizationId) => change({ organizationId })}
          />
        )
      )}
      <SegmentedLinks
        className={s.groups}
        label={t('bookings.group')}
        items={bookingGroups.map((group) => ({
          label: t(`bookings.groups.${group}`),
          href: href({ group }),
          current: group === list.group,
          count: countOf(group),
        }))}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: readonly Named[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <div className={s.choice}>
      <SelectField
        label={label}
        labelHidden
        value={value}
        options={[
          { value: '', label: all },
          // An address may name something that is gone: the select must still show that a filter is set.
          ...(value === '' || options.some(({ id }) => id === value) ? [] : [{ value, label: '–' }]),
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
