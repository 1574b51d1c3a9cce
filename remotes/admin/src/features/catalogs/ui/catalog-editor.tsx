import type { Catalog, CatalogWithGygs, Gyg } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { Button, Panel } from '@gyg/design-system';
import { Combobox, SelectField, TextField } from '@gyg/design-system/forms';
import { copyText, paths, useErrorText, useFormat, useSettled, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { RenameForm } from '../../../shared/named';
import { renameCatalog, useCatalogCache, useGygsToAdd } from '../api/catalog-calls';
import { byDate, inOrder, isByDate, isPublic } from '../model/catalog-gygs';
import { useOrder } from '../model/use-order';
import { CatalogGygs } from './catalog-gygs';
import { CatalogHead } from './catalog-head';
import s from './catalogs.module.css';

/** A catalogue: name, address, gygs and their order. */
export function CatalogEditor({ catalog }: { catalog: CatalogWithGygs }) {
  const { t } = useTranslation('admin');
  const { gygs, state, retry, change } = useOrder(catalog);
  const shown = gygs.filter(isPublic).length;
  const total = gygs.length;
  return (
    <Panel padding="none" role="region" aria-labelledby="catalog">
      <CatalogHead catalog={catalog} state={state} onRetry={retry} />
      <div className={s.fields}>
        <CatalogName catalog={catalog} />
        <CatalogAddress catalog={catalog} />
      </div>
      <div className={s.tools}>
        <AddGyg
          organizationId={catalog.organizationId}
          present={gygs}
          full={total >= limits.catalogGygs}
          onAdd={(gyg) => change([...gygs, gyg])}
        />
        <OrderChoice gygs={gygs} onChange={change} />
      </div>
      <CatalogGygs organizationId={catalog.organizationId} gygs={gygs} onChange={change} />
      {total > 0 && <p className={s.foot}>{t('catalogs.public', { shown, count: total })}</p>}
    </Panel>
  );
}

/** The name of a catalogue. Its address stays the same, so that links to it keep working. */
function CatalogName({ catalog: { id, name } }: { catalog: Catalog }) {
  const { t } = useTranslation('admin');
  const { refresh } = useCatalogCache();
  return (
    <RenameForm
      className={s.field}
      name={name}
      texts={{ name: t('catalogs.name'), save: t('catalogs.rename'), saved: t('catalogs.renamed') }}
      keptAs={`catalog.${id}`}
      onRename={async (next) => {
        await renameCatalog(id, next);
        await refresh();
      }}
    />
  );
}

/** The public address of a catalogue, to copy. */
function CatalogAddress({ catalog }: { catalog: Catalog }) {
  const { t } = useTranslation('admin');
  const path = paths.catalogByName(catalog.orgFriendlyUrl, catalog.friendlyUrl);
  const { href, host, pathname } = new URL(path, location.origin);
  const copy = () => copyText(href, { done: t('catalogs.copied'), failed: t('catalogs.notCopied') });
  return (
    <div className={s.field}>
      <TextField
        label={t('catalogs.address')}
        readOnly
        value={host + pathname}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {t('catalogs.copy')}
      </Button>
    </div>
  );
}

interface AddGygProps {
  organizationId: string;
  /** The gygs that the catalogue has already. */
  present: readonly Gyg[];
  /** Whether it has as many as it can. */
  full: boolean;
  onAdd: (gyg: Gyg) => void;
}

/** Delay after typing before gygs are fetched, in milliseconds. */
const searchDelay = 500;

/** Adds a published gyg of any host to a catalogue, by its title. */
function AddGyg({ organizationId, present, full, onAdd }: AddGygProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  // A new field for each gyg: it is empty again.
  const [added, setAdded] = useState(0);
  const hasFocus = useRef(false);
  const keyword = useSettled(text.trim(), searchDelay);
  const { data, error, isFetching } = useGygsToAdd(organizationId, keyword);
  const inCatalog = new Set(present.map(({ id }) => id));
  const gygs = (data?.gygs ?? []).filter(({ id }) => !inCatalog.has(id));
  return (
    <Combobox
      key={added}
      ref={(field) => {
        if (hasFocus.current) field?.focus();
        hasFocus.current = false;
      }}
      label={t('catalogs.add')}
      placeholder={t('catalogs.addHint')}
      hint={full ? t('catalogs.full') : undefined}
      disabled={full}
      options={gygs.map(({ id, title, orgName, startDateTime }) => ({
        value: id,
        label: title,
        note: t('catalogs.option', { host: orgName, date: date(startDateTime) }),
      }))}
      filtered
      loading={isFetching || keyword !== text.trim()}
      failure={error ? errorText(error).text : undefined}
      onTextChange={setText}
      onValueChange={(option) => {
        const gyg = gygs.find(({ id }) => id === option?.value);
        if (gyg === undefined) return;
        onAdd(gyg);
        setText('');
        hasFocus.current = true;
        setAdded((count) => count + 1);
      }}
      texts={{
        show: t('catalogs.showGygs'),
        clear: t('catalogs.clear'),
        loading: t('catalogs.searching'),
        empty: t('catalogs.noneFound'),
        found: (count) => t('catalogs.found', { count }),
      }}
    />
  );
}

interface OrderChoiceProps {
  gygs: readonly Gyg[];
  onChange: (gygs: readonly Gyg[]) => void;
}

/** Sorts a catalogue by date, or goes back to the own order that it had before. */
function OrderChoice({ gygs, onChange }: OrderChoiceProps) {
  const { t } = useTranslation('admin');
  const own = useRef<readonly string[]>([]);
  const isSorted = gygs.length > 1 && isByDate(gygs);
  return (
    <SelectField
      label={t('catalogs.order')}
      value={isSorted ? 'date' : 'own'}
      disabled={gygs.length < 2}
      options={[
        { value: 'own', label: t('catalogs.orders.own') },
        { value: 'date', label: t('catalogs.orders.date') },
      ]}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === 'date') {
          own.current = gygs.map(({ id }) => id);
          onChange(byDate(gygs));
          return;
        }
        const before = inOrder(gygs, own.current);
        const later = gygs.filter((gyg) => !before.includes(gyg));
        onChange([...before, ...later]);
      }}
    />
  );
}
