import { limits } from '@gyg/contract/rules';
import { ErrorState, Skeleton } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFoundOrganizations } from '../../../shared/organizations/find-organizations';
import { type Configuration, configurationAddress } from '../model/configuration';
import type { PluginElement } from '../model/plugin-element';
import { useRest } from '../model/use-rest';
import s from './plugin-configuration.module.css';

/** Delay after typing before organisations are fetched, in milliseconds. */
const delay = 500;

export interface ChooseOrganizationProps<Options> {
  element: PluginElement<Options>;
  configuration: Configuration<Options>;
}

/** Lets a super user who acts for no organisation choose one. */
export function ChooseOrganization<Options>({ element, configuration }: ChooseOrganizationProps<Options>) {
  const { t } = useTranslation('admin');
  const [keyword, setKeyword] = useState('');
  const debounced = useRest(delay);
  return (
    <section className={s.choose} aria-labelledby="choose-organization">
      <h2 className={s.heading} id="choose-organization">
        {t('plugins.choose')}
      </h2>
      <SearchField
        label={t('plugins.search')}
        placeholder={t('plugins.search')}
        maxLength={limits.keyword}
        onSearch={(text) => setKeyword(text)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          debounced(() => setKeyword(text));
        }}
      />
      {keyword !== '' && <Found keyword={keyword} element={element} configuration={configuration} />}
    </section>
  );
}

function Found<Options>({ keyword, element, configuration }: ChooseOrganizationProps<Options> & { keyword: string }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useFoundOrganizations(keyword);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <Skeleton length="half" />;
  return (
    <>
      <p role="status">{data.total === 0 && t('plugins.noneFound')}</p>
      <ul className={s.found}>
        {data.organizations.map(({ id, name, city }) => (
          <li key={id}>
            <a href={configurationAddress(element, { ...configuration, chosen: id })}>
              {name}
              {city !== null && city !== '' && `, ${city}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
