const screens = (...files) => ({ project: 'screens', files });
const browser = (...files) => ({ project: 'browser', files });

/** What runs on the pages of partners. */
export const widgetFaults = [
  {
    id: 'cookies-sent-from-partners',
    package: 'widgets',
    kind: 'policy loosened',
    what: 'A list on a partner’s page sends the visitor’s cookies.',
    file: 'widgets/core/api.ts',
    find: "credentials: 'omit'",
    replace: "credentials: 'include'",
    run: screens('widgets/core/api.test.ts'),
  },
  {
    id: 'tags-with-hash-find-nothing',
    package: 'widgets',
    kind: 'condition',
    what: 'A tag that is written with # finds nothing.',
    file: 'widgets/core/query-options.ts',
    find: ".replace(/[#\\s]/g, '')",
    replace: ".replace(/\\s/g, '')",
    run: screens('widgets/core/options.test.ts'),
  },
  {
    id: 'widget-counts-in-english',
    package: 'widgets',
    kind: 'wrong language',
    what: 'A Swedish list counts "positions".',
    file: 'widgets/elements/gyg-list/gyg-list-texts.ts',
    find: "'plats', 'platser'",
    replace: "'position', 'positions'",
    run: screens('widgets/elements/gyg-list'),
  },
  {
    id: 'loaded-event-dropped',
    package: 'widgets',
    kind: 'dropped event',
    what: 'The partner’s page is not told that the list is there.',
    file: 'widgets/elements/gyg-list/gyg-list.tsx',
    find: 'if (gygs && total !== undefined) element.dispatchEvent',
    replace: 'if (gygs && total === undefined) element.dispatchEvent',
    run: browser('widgets/elements/gyg-list/gyg-list.browser.test.tsx'),
  },
  {
    id: 'list-asked-for-twice',
    package: 'widgets',
    kind: 'condition',
    what: 'The element asks once more for the list that the loader has asked for.',
    file: 'widgets/loader/loader.ts',
    find: 'early.set(url, { response, abort });',
    replace: '',
    run: browser('widgets/loader/loader.browser.test.tsx'),
  },
];
