import type { Organization } from '@gyg/contract';
import { Avatar } from '@gyg/design-system';
import { SortableList } from '@gyg/design-system/forms';
import { paths, useTranslation } from '@gyg/platform';
import { useOrganizationsToAdd } from '../api/featured';
import { inOrder, placeOrganization, withDays } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { AddField } from './add-field';
import { ListPanel } from './list-panel';
import { PlaceMenu } from './place-menu';
import { PlaceRow } from './place-row';
import { useOrderTexts } from './use-order-texts';
import { useOrganizationDetail } from './use-organization-detail';

const useFound = (keyword: string) => {
  const { data, error, isFetching } = useOrganizationsToAdd(keyword);
  return { data: data?.organizations, error, isFetching };
};

/** The organisations of the home page, in an order to change. */
export function OrganizationList({ state }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const texts = useOrderTexts();
  const detail = useOrganizationDetail();
  const { draft, change } = state;
  const { organizations } = draft;
  const add = (
    <AddField<Organization>
      list="organizations"
      useFound={useFound}
      optionOf={(organization) => ({ value: organization.id, label: organization.name, note: detail(organization) })}
      present={organizations.map(({ id }) => id)}
      onAdd={(organization) => change({ organizations: [...organizations, placeOrganization(organization)] })}
    />
  );
  return (
    <ListPanel list="organizations" state={state} add={add}>
      <SortableList
        label={t('featured.lists.organizations')}
        items={organizations}
        nameOf={({ organization }) => organization.name}
        numbered
        texts={texts}
        onOrderChange={(ids) => change({ organizations: inOrder(organizations, ids) })}
        actions={(place) => (
          <PlaceMenu
            place={place}
            name={place.organization.name}
            href={paths.organization(place.id)}
            onDays={(days) => change({ organizations: withDays(organizations, place.id, days) })}
            onRemove={() => change({ organizations: organizations.filter(({ id }) => id !== place.id) })}
          />
        )}
      >
        {(place) => (
          <PlaceRow
            list="organizations"
            state={state}
            place={place}
            media={
              <Avatar kind="organization" seed={place.organization.name} src={place.organization.logo ?? undefined} />
            }
            name={place.organization.name}
            detail={detail(place.organization)}
          />
        )}
      </SortableList>
    </ListPanel>
  );
}
