import type { Organization } from '@gyg/contract';
import { Avatar, Banner, Button, ErrorState, Panel, Skeleton, Stack } from '@gyg/design-system';
import { SortableList } from '@gyg/design-system/forms';
import { isApiError, paths, useErrorText, useLoadFailure, useTranslation } from '@gyg/platform';
import { useFeatured, useOrganizationsToAdd } from '../api/featured';
import { inOrder, placeOrganization, withDays } from '../model/draft';
import { type FeaturedDraft, useFeaturedDraft } from '../model/featured-draft';
import { AddField } from './add-field';
import s from './featured.module.css';
import { FeaturedPreview, useOrganizationDetail } from './featured-preview';
import { GygList } from './gyg-list';
import { ListPanel } from './list-panel';
import { PlaceMenu } from './place-menu';
import { PlaceRow } from './place-row';
import { StoryList, useOrderTexts } from './story-list';

/** The three lists of the home page and a preview of them. */
export function FeaturedDesk() {
  const loadFailure = useLoadFailure();
  const { error, refetch } = useFeatured();
  const state = useFeaturedDraft();
  if (state === undefined) {
    return error ? <ErrorState {...loadFailure(error, () => void refetch())} /> : <FeaturedSkeleton />;
  }
  return (
    <>
      <PublishFailure state={state} />
      <div className={s.root}>
        <div className={s.lists}>
          <OrganizationList state={state} />
          <GygList state={state} />
          <StoryList state={state} />
        </div>
        <FeaturedPreview state={state} />
      </div>
    </>
  );
}

/** Why publishing failed; after changes by someone else, two ways out. */
function PublishFailure({ state: { failure, discard, rebase } }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  if (failure === null || failure === undefined) return null;
  if (!isApiError(failure) || failure.code !== 'featured.changed') {
    return (
      <Banner tone="bad" role="alert">
        {errorText(failure).text}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t('featured.conflict')}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={discard}>
            {t('featured.takeTheirs')}
          </Button>
          <Button size="sm" variant="secondary" onClick={rebase}>
            {t('featured.keepMine')}
          </Button>
        </>
      }
    >
      {t('featured.conflictText')}
    </Banner>
  );
}

const useFound = (keyword: string) => {
  const { data, error, isFetching } = useOrganizationsToAdd(keyword);
  return { data: data?.organizations, error, isFetching };
};

/** The organisations of the home page, in an order to change. */
function OrganizationList({ state }: { state: FeaturedDraft }) {
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

/** The loading lists and their preview. */
export const FeaturedSkeleton = () => (
  <div className={s.root} aria-busy="true">
    <div className={s.lists}>
      {['first', 'second', 'third'].map((list) => (
        <Panel key={list} aria-hidden="true">
          <Stack gap={3}>
            <Skeleton shape="heading" length="half" />
            <Skeleton shape="block" />
          </Stack>
        </Panel>
      ))}
    </div>
    <Panel aria-hidden="true">
      <Skeleton shape="block" />
    </Panel>
  </div>
);
