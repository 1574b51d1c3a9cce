import type { Gyg } from '@gyg/contract';
import { Combobox } from '@gyg/design-system/forms';
import { useErrorText, useFormat, useSettled, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useGygsToAdd } from '../api/find-gygs-to-add';

export interface AddGygProps {
  organizationId: string;
  /** The gygs that the catalogue has already. */
  present: readonly Gyg[];
  /** Whether it has as many as it can. */
  full: boolean;
  onAdd: (gyg: Gyg) => void;
}

/** Delay after typing before gygs are fetched, in milliseconds. */
const delay = 500;

/** Adds a published gyg of any host to a catalogue, by its title. */
export function AddGyg({ organizationId, present, full, onAdd }: AddGygProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  // A new field for each gyg: it is empty again.
  const [added, setAdded] = useState(0);
  const hasFocus = useRef(false);
  const keyword = useSettled(text.trim(), delay);
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
