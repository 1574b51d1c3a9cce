import type { Portfolio as PortfolioData } from '@gyg/contract';
import { Button, EmptyState, ErrorState, FieldsSkeleton, ListFoot, Stack } from '@gyg/design-system';
import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { Table } from '@gyg/design-system/tables';
import {
  lastPage,
  Navigate,
  pageFrom,
  paths,
  toast,
  useErrorText,
  useListFoot,
  useLoadFailure,
  useMutation,
  useSearchParams,
  useSettled,
  useTranslation,
} from '@gyg/platform';
import { useRef, useState } from 'react';
import { RenameForm } from '../../../shared/named';
import { useFoundOrganizations } from '../../../shared/organizations/find-organizations';
import {
  askOrganization,
  renamePortfolio,
  usePortfolioOrganizations,
  useRefreshPortfolio,
} from '../api/portfolio-organizations';
import s from './portfolio.module.css';
import { useOrganizationColumns } from './use-organization-columns';

/** A portfolio to change: its name and its organisations. */
export const Portfolio = ({ portfolio }: { portfolio: PortfolioData }) => (
  <Stack gap={5}>
    <RenamePortfolio portfolio={portfolio} />
    <AskOrganization portfolio={portfolio} />
    <PortfolioOrganizations portfolio={portfolio} />
  </Stack>
);

/** The name of a portfolio. */
function RenamePortfolio({ portfolio: { id, name } }: { portfolio: PortfolioData }) {
  const { t } = useTranslation('admin');
  const refresh = useRefreshPortfolio();
  return (
    <RenameForm
      className={s.field}
      name={name}
      texts={{ name: t('portfolios.name'), save: t('portfolios.rename'), saved: t('portfolios.renamed') }}
      keptAs={`portfolio.${id}`}
      onRename={async (next) => {
        await renamePortfolio(id, next);
        await refresh();
      }}
    />
  );
}

/** The organisations of a portfolio: in it, or asked to join. */
function PortfolioOrganizations({ portfolio }: { portfolio: PortfolioData }) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const foot = useListFoot();
  const [params] = useSearchParams();
  const page = pageFrom(params);
  const { data, error, isPlaceholderData: stale, refetch } = usePortfolioOrganizations(portfolio.id, page);
  const columns = useOrganizationColumns(portfolio);
  const address = (to: number) => paths.portfolio(portfolio.id) + (to === 1 ? '' : `?page=${to}`);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <OrganizationsSkeleton />;
  const { organizations, total, pageSize } = data;
  const last = lastPage(total, pageSize);
  if (page > last && !stale) return <Navigate to={address(last)} replace />;
  if (total === 0) {
    return <EmptyState title={t('portfolios.noOrganizations')} text={t('portfolios.noOrganizationsText')} />;
  }
  return (
    <section aria-labelledby="portfolio-organizations">
      <h2 id="portfolio-organizations" className={s.heading}>
        {t('portfolios.organizations')}
      </h2>
      <Table
        caption={t('portfolios.organizations')}
        captionHidden
        columns={columns}
        rows={organizations}
        rowKey={({ id }) => id}
        stale={stale}
        dense
      />
      <ListFoot {...foot(data, address)} />
    </section>
  );
}

/** The loading page: its fields and rows. */
export const PortfolioSkeleton = () => (
  <Stack gap={5}>
    <FieldsSkeleton />
    <OrganizationsSkeleton />
  </Stack>
);

/** The loading organisations: same columns, same heights. */
function OrganizationsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h2 className={s.heading}>{t('portfolios.organizations')}</h2>
      <Table
        caption={t('portfolios.organizations')}
        captionHidden
        columns={useOrganizationColumns()}
        rows={[]}
        rowKey={({ id }) => id}
        loading={{ label: t('portfolios.loading'), rows: 4 }}
        dense
      />
    </section>
  );
}

/** Delay after typing before organisations are fetched, in milliseconds. */
const searchDelay = 500;

/** Finds an organisation and asks it to join. Its administrators get the request. */
function AskOrganization({ portfolio }: { portfolio: PortfolioData }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const refresh = useRefreshPortfolio();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [isMissing, setMissing] = useState(false);
  // A new field after each request: it is empty again.
  const [asked, setAsked] = useState(0);
  const keyword = useSettled(chosen === null ? text.trim() : '', searchDelay);
  const { data, error, isFetching } = useFoundOrganizations(keyword);
  // The last result stays while the next one loads, but not in an empty field.
  const organizations = keyword === '' ? [] : (data?.organizations ?? []);
  const hadFocus = useRef(false);
  const asking = useMutation({
    mutationFn: (organization: ComboboxOption) => askOrganization(portfolio.id, organization.value),
    onSuccess: async ({ accepted }, { label }) => {
      setChosen(null);
      setText('');
      setAsked((count) => count + 1);
      hadFocus.current = true;
      toast.success(t(accepted ? 'portfolios.ask.joined' : 'portfolios.ask.done', { name: label }));
      await refresh();
    },
    onError: (thrown) => toast.error(errorText(thrown).text),
  });
  return (
    <form
      className={s.field}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen === null);
        if (chosen !== null && !asking.isPending) asking.mutate(chosen);
      }}
    >
      <Combobox
        key={asked}
        ref={(field) => {
          if (hadFocus.current) field?.focus();
          hadFocus.current = false;
        }}
        label={t('portfolios.ask.label')}
        hint={t('portfolios.ask.hint')}
        error={isMissing && chosen === null ? t('portfolios.ask.missing') : undefined}
        value={chosen}
        onValueChange={setChosen}
        onTextChange={setText}
        filtered
        options={organizations.map(({ id, name, city }) => ({
          value: id,
          label: name,
          ...(city !== null && city !== '' && { note: city }),
        }))}
        loading={isFetching || (chosen === null && keyword !== text.trim())}
        failure={error ? errorText(error).text : undefined}
        texts={{
          show: t('portfolios.ask.show'),
          clear: t('portfolios.ask.clear'),
          loading: t('portfolios.ask.searching'),
          empty: t(text.trim() === '' ? 'portfolios.ask.type' : 'portfolios.ask.noneFound'),
          found: (count) => t('portfolios.ask.found', { count }),
        }}
      />
      <Button type="submit" busy={asking.isPending}>
        {t('portfolios.ask.action')}
      </Button>
    </form>
  );
}
