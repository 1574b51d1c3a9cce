import { limits } from '@gyg/contract/rules';
import { ErrorState, Skeleton } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useEffect, useId, useRef, useState } from 'react';
import s from './choose-organization.module.css';
import { useFoundOrganizations } from './find-organizations';

/** Delay after typing before organisations are fetched, in milliseconds. */
const delay = 500;

export interface ChooseOrganizationProps {
  /** The address of the page for an organisation. */
  hrefOf: (organizationId: string) => string;
}

/** Lets a super user who acts for no organisation choose one. */
export function ChooseOrganization({ hrefOf }: ChooseOrganizationProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const [keyword, setKeyword] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <section className={s.choose} aria-labelledby={headingId}>
      <h2 className={s.heading} id={headingId}>
        {t('developers.choose')}
      </h2>
      <SearchField
        label={t('developers.search')}
        placeholder={t('developers.search')}
        maxLength={limits.keyword}
        onSearch={(text) => setKeyword(text)}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => setKeyword(text), delay);
        }}
      />
      {keyword !== '' && <Found keyword={keyword} hrefOf={hrefOf} />}
    </section>
  );
}

function Found({ keyword, hrefOf }: ChooseOrganizationProps & { keyword: string }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useFoundOrganizations(keyword);
  if (error && data === undefined) return <ErrorState {...loadFailure(error, () => void refetch())} />;
  if (data === undefined) return <Skeleton length="half" />;
  return (
    <>
      <p role="status">{data.total === 0 && t('developers.noneFound')}</p>
      <ul className={s.found}>
        {data.organizations.map(({ id, name, city }) => (
          <li key={id}>
            <a href={hrefOf(id)}>
              {name}
              {city !== null && city !== '' && `, ${city}`}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
