import { limits } from '@gyg/contract/rules';
import { pageFrom, paths, useNavigate, useSearchParams } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';

/** Delay after typing before the search starts, in milliseconds. */
const debounce = 500;

const address = (keyword: string, page = 1) => {
  const query = new URLSearchParams(
    keyword === '' ? {} : { q: keyword, ...(page === 1 ? {} : { page: String(page) }) },
  );
  return `${paths.myOrganizations()}${query.size === 0 ? '' : `?${query}`}`;
};

/**
 * The keyword and page of the search, which are in the address. Typing searches half a second after the last key.
 * Submitting the form searches immediately, and shows an error if it is empty.
 */
export function useOrganizationSearch() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [missing, setMissing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keyword = (params.get('q') ?? '').trim().slice(0, limits.keyword);
  const search = (newKeyword: string) => {
    clearTimeout(timer.current);
    if (newKeyword !== keyword) void navigate(address(newKeyword), { replace: true, preventScrollReset: true });
  };
  return {
    keyword,
    page: pageFrom(params),
    /** Whether the form was submitted without a keyword. */
    missing,
    href: (page: number) => address(keyword, page),
    type: (text: string) => {
      setMissing(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(text.trim()), debounce);
    },
    send: (text: string) => {
      setMissing(text === '');
      search(text);
    },
  };
}
