import { limits } from '@gyg/contract/rules';
import { ErrorState, Skeleton } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { paths, useLoadFailure, useSearchParams, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useFoundOrganizations } from '../../../shared/organizations/find-organizations';
import { useRest } from '../model/use-rest';
import s from './playground.module.css';

/** Delay after typing before organisations are fetched, in milliseconds. */
const delay = 500;

/** Lets a super user who acts for no organisation choose one. What is in the address stays. */
export function ChooseOrganization() {
  const { t } = useTranslation('admin');
  const [keyword, setKeyword] = useState('');
  const debounced = useRest(delay);
  return (
    <section className={s.choose} aria-labelledby="choose-organization">
      <h2 className={s.heading} id="choose-organization">
        {t('developers.choose')}
      </h2>
      <SearchField
        label={t('developers.search')}
        placeholder={t('developers.search')}
        maxLength={limits.keyword}
        onSearch={(text) => setKeyword(text)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          debounced(() => setKeyword(text));
        }}
      />
      {keyword !== '' && <Found keyword={keyword} />}
    </section>
  );
}

function Found({ keyword }: { keyword: string }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const { data, error, refetch } = useFoundOrganizations(keyword);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <Skeleton length="half" />;
  const addressWith = (id: string) =>
    `${paths.configurePlugins()}?${new URLSearchParams([...[...query].filter(([name]) => name !== 'org'), ['org', id]])}`;
  return (
    <>
      <p role="status">{data.total === 0 && t('developers.noneFound')}</p>
      <ul className={s.found}>
        {data.organizations.map(({ id, name, city }) => (
          <li key={id}>
            <a href={addressWith(id)}>
              {name}
              {city !== null && city !== '' && `, ${city}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
