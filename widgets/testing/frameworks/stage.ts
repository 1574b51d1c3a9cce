import { buildGygProfile, buildNeedInvitation } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { asked, buildCard, onCleanPage, pageWith, platform } from '../on-page';
import type { PageState, ShownPage, ShowPage } from './framework';

/** The page of a framework, for one test after another. */
export interface Stage {
  /** Shows a page. */
  show(state: Partial<PageState>): Promise<void>;
  /** Renders the page again with some changes, or without any. */
  change(state?: Partial<PageState>): Promise<void>;
  /** Takes the whole page away, as a framework does when a visitor goes to another one. */
  leave(): void;
}

/** A page without elements. */
export const noState: PageState = {
  api: platform,
  hasList: false,
  organization: 'ren-kust',
  row: undefined,
  win: false,
  whenEmpty: undefined,
  link: '',
  onLoaded: () => {},
  onOpen: () => {},
  keepList: () => {},
  gygs: [],
  hasNeed: false,
  recipient: false,
};

/** Responds as the platform does. */
const respond: typeof fetch = async (input) => {
  const { pathname, searchParams } = new URL(String(input));
  if (pathname === '/api/cards/gyg-list') return pageWith(3);
  if (pathname === '/api/cards/gyg-card') return Response.json(buildCard({ title: searchParams.get('gyg') ?? '' }));
  if (pathname.startsWith('/api/gygs/invite/')) return Response.json(buildNeedInvitation());
  const profile = buildGygProfile({ beneficiaries: { places: 20, taken: 14, mine: null } });
  return Response.json(pathname.endsWith('/profile') ? profile : { gyg: profile.gyg });
};

/** Prepares a clean page for each test. A test fails if the framework logs a warning or an error. */
export function stageFor(showPage: ShowPage): Stage {
  let page: ShownPage | undefined;
  let state = noState;
  const leave = () => {
    page?.unmount();
    page = undefined;
  };
  onCleanPage();
  beforeEach(() => {
    asked.mockImplementation(respond);
    for (const name of ['warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {});
  });
  afterEach(() => {
    leave();
    const { warn, error } = vi.mocked(console);
    const said = [...warn.mock.calls, ...error.mock.calls].filter(([text]) => !`${text}`.startsWith('[gyg]'));
    vi.restoreAllMocks();
    expect(said).toEqual([]);
  });
  return {
    async show(part) {
      state = { ...noState, ...part };
      page = await showPage(document.body.appendChild(document.createElement('main')), state);
    },
    async change(part = {}) {
      state = { ...state, ...part };
      await page?.update(state);
    },
    leave,
  };
}

/** The elements of the page with this tag. */
export const allOf = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag][] => [
  ...document.querySelectorAll(tag),
];

/** The only element of the page with this tag. */
export function only<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const [element, ...more] = allOf(tag);
  if (element === undefined || more.length > 0) throw new Error(`There are ${allOf(tag).length} of <${tag}>`);
  return element;
}
