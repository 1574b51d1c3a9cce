import { Combobox, type ComboboxOption } from '@gyg/design-system/forms';
import { useErrorText, useSettled, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import type { ListName } from '../model/draft';
import s from './featured.module.css';

interface Found<Item> {
  data: readonly Item[] | undefined;
  error: unknown;
  isFetching: boolean;
}

interface AddFieldProps<Item> {
  list: ListName;
  /** Finds what can be added. */
  useFound: (keyword: string) => Found<Item>;
  optionOf: (item: Item) => ComboboxOption;
  /** The ids that are in the list already. */
  present: readonly string[];
  onAdd: (item: Item) => void;
}

/** Adds to a list by a name. The field is empty again afterwards, and keeps the focus. */
export function AddField<Item>({ list, useFound, optionOf, present, onAdd }: AddFieldProps<Item>) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [added, setAdded] = useState(0);
  const hasFocus = useRef(false);
  const keyword = useSettled(text.trim());
  const { data = [], error, isFetching } = useFound(keyword);
  const options = data
    .map((item) => ({ item, option: optionOf(item) }))
    .filter(({ option }) => !present.includes(option.value));
  return (
    <div className={s.add}>
      <Combobox
        key={added}
        ref={(field) => {
          if (hasFocus.current) field?.focus();
          hasFocus.current = false;
        }}
        label={t(`featured.add.${list}`)}
        placeholder={t('featured.addBy')}
        options={options.map(({ option }) => option)}
        filtered
        loading={isFetching || keyword !== text.trim()}
        failure={error ? errorText(error).text : undefined}
        onTextChange={setText}
        onValueChange={(chosen) => {
          const choice = options.find(({ option }) => option.value === chosen?.value);
          if (choice === undefined) return;
          onAdd(choice.item);
          setText('');
          hasFocus.current = true;
          setAdded((count) => count + 1);
        }}
        texts={{
          show: t('featured.show'),
          clear: t('featured.clear'),
          loading: t('featured.searching'),
          empty: t('featured.noneFound'),
          found: (count) => t('featured.found', { count }),
        }}
      />
    </div>
  );
}
