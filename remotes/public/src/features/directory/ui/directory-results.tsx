import type { DirectoryEntry } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import {
  Button,
  CardGrid,
  EmptyState,
  ErrorState,
  OrganizationTile,
  OrganizationTileSkeleton,
  Pager,
  Stack,
} from '@gyg/design-system';
import { SelectField } from '@gyg/design-system/forms';
import { paths, Trans, toLanguage, useFormat, useLoadFailure, usePager, useTopOn, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import { useOrganizationKind } from '../../../shared/use-organization-kind';
import { useDirectory } from '../api/list-organizations';
import { directoryAddress, directorySorts, isFiltered } from '../model/directory-state';
import s from './directory.module.css';
import type { ClearableDirectoryPartProps, DirectoryPartProps } from './directory-search';

/** The number of organisations, announced politely, their order, and the organisations page by page. */
export function DirectoryResults({ state, onChange, onClear }: ClearableDirectoryPartProps) {
  const loadFailure = useLoadFailure();
  const { data, error, isPlaceholderData, refetch } = useDirectory(state);
  const head = useTopOn<HTMLParagraphElement>(state.page);
  const pager = usePager({
    page: state.page,
    total: data?.total ?? 0,
    pageSize: data?.pageSize,
    href: (page) => directoryAddress({ ...state, page }),
  });
  return (
    <section className={s.results} aria-busy={data === undefined || isPlaceholderData}>
      <div className={s.bar}>
        <p className={s.count} role="status" ref={head} tabIndex={-1}>
          {data && !error && !isPlaceholderData && (
            <Count total={data.total} hosting={state.flags.includes('hosting')} />
          )}
        </p>
        <SortBy state={state} onChange={onChange} />
      </div>
      <Stack gap={5}>
        {error ? (
          <ErrorState {...loadFailure(error, () => void refetch())} />
        ) : data === undefined ? (
          <Waiting />
        ) : data.organizations.length === 0 ? (
          <NothingFound state={state} onClear={onClear} />
        ) : (
          <CardGrid columns={3} data-stale={isPlaceholderData || undefined} className={s.grid ?? ''}>
            {data.organizations.map((organization) => (
              <DirectoryCard key={organization.id} organization={organization} />
            ))}
          </CardGrid>
        )}
        {pager && !error && <Pager {...pager} />}
      </Stack>
    </section>
  );
}

function Count({ total, hosting }: { total: number; hosting: boolean }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  return (
    <Trans
      t={t}
      i18nKey={hosting ? 'directory.hostingNow' : 'directory.found'}
      count={total}
      values={{ formatted: number(total) }}
      components={{ b: <b /> }}
    />
  );
}

function SortBy({ state, onChange }: DirectoryPartProps) {
  const { t } = useTranslation('public');
  return (
    <SelectField
      look="inline"
      label={t('directory.sort')}
      value={state.sort}
      options={directorySorts.map((sort) => ({ value: sort, label: t(`directory.sorts.${sort}`) }))}
      onChange={({ currentTarget }) => {
        const chosen = directorySorts.find((sort) => sort === currentTarget.value);
        if (chosen !== undefined) onChange({ sort: chosen });
      }}
    />
  );
}

function NothingFound({ state, onClear }: Pick<ClearableDirectoryPartProps, 'state' | 'onClear'>) {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      title={t('directory.empty')}
      text={isFiltered(state) ? t('directory.emptyFiltered') : t('directory.emptyText')}
      actions={isFiltered(state) && <Button onClick={() => onClear()}>{t('directory.clear')}</Button>}
    />
  );
}

const Waiting = () => (
  <CardGrid columns={3} aria-busy="true">
    <OrganizationTileSkeleton />
    <OrganizationTileSkeleton />
    <OrganizationTileSkeleton />
    <OrganizationTileSkeleton />
    <OrganizationTileSkeleton />
    <OrganizationTileSkeleton />
  </CardGrid>
);

/** The grid is three columns of a page of 1408 pixels. */
const sizes = '(max-width: 500px) 100vw, (max-width: 700px) 50vw, 464px';

/** An organisation in the directory, linked to its page. */
function DirectoryCard({ organization }: { organization: DirectoryEntry }) {
  const { t } = useTranslation('public');
  const { number } = useFormat();
  const { goal } = useGoals();
  const kind = useOrganizationKind();
  const { name, friendlyUrl, heroImage, logo, summary, language, openGygs, goals } = organization;
  return (
    <OrganizationTile
      name={name}
      href={paths.organizationByName(friendlyUrl)}
      image={heroImage === null ? undefined : { ...heroSizes(heroImage), sizes, width: 480, height: 270 }}
      logo={logo ?? undefined}
      detail={kind(organization)}
      summary={summary}
      summaryLang={toLanguage(language)}
      note={t('directory.openGygs', { count: openGygs, formatted: number(openGygs) })}
      goals={goals.map((id) => ({ id, label: goal(id).label }))}
    />
  );
}
