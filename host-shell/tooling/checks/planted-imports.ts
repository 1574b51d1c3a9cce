/**
 * For each import rule an import that breaks it: a package, a file or a whole statement, and a pattern of the message.
 */
type Plant = readonly [rule: string, file: string, imported: string, says: RegExp];

/** `[folder, file in it, forbidden package, forbidden relative import, pattern of the message]` */
const places: readonly (readonly [string, string, string, string, RegExp])[] = [
  ['api/contract', 'src/gyg', '@gyg/database', '../../database/src/index', /below everything/],
  ['api/database', 'src/open', '@gyg/mail', '../../mail/src/index', /rules belong in a service/],
  ['api/mail', 'src/worker', '@gyg/api', '../../src/index', /renders and sends/],
  ['api/identity', 'src/app', '@gyg/api', '../../src/index', /host-shell\/server joins them/],
  ['api/demo', 'src/seed', '@gyg/mail', '../../src/index', /front door/],
  ['api', 'src/main', '@gyg/identity', '../database/src/index', /host-shell\/server joins them/],
  ['design-system', 'src/charts', '@gyg/contract', '../../api/contract/src/index', /pass it in as a prop/],
  ['host-shell/platform', 'src/index', '@gyg/design-system', '../../src/main', /looks go into @gyg\/design-system/],
  ['host-shell/src', 'main', '@gyg/remote-booking', '../platform/src/index', /only at run time/],
  ['host-shell/server', 'main', '@gyg/database/schema', '../src/main', /public entrances/],
  [
    'widgets',
    'elements/gyg-list',
    '@gyg/design-system',
    '../../design-system/elements/index',
    /design-system\/elements/,
  ],
  [
    'remotes/booking',
    'src/remote-entry',
    '@gyg/platform/internal',
    '../../public/src/remote-entry',
    /nothing inside the shell/,
  ],
];
const folderOf = (folder: string) => (folder.startsWith('remotes/') ? 'remotes/*' : folder);

const byPlace = places.flatMap(([folder, file, request, relative, says]): Plant[] => [
  [`${folderOf(folder)}: other packages`, `${folder}/${file}.ts`, request, says],
  [`${folderOf(folder)}: other packages in tests`, `${folder}/${file}.test.ts`, request, says],
  [`${folderOf(folder)}: relative imports stay inside`, `${folder}/${file}-too.ts`, relative, says],
]);

/** `[folder, name of a layer, a layer above or beside it]` */
const floors = [
  ['api/src', 'docs/page', '../openapi/document'],
  ['api/src', 'openapi/document', '../scheduler/start'],
  ['api/src', 'seed/seeder', '../docs/page'],
  ['api/src', 'scheduler/run-job', '../seed/seeder'],
  ['api/src', 'features/handlers', '../scheduler/jobs'],
  ['api/src', 'http/call', '../features/names'],
  ['api/src', 'queries/rows.repository', '../http/call-too'],
  ['api/src', 'limits/limiter', '../http/call'],
  ['api/src', 'observability/metrics', '../http/call'],
  ['api/src', 'access/permit', '../http/problem'],
  ['api/src', 'api-context', './access/actor'],
  ['api/src', 'media/storage', '../external-services/desk'],
  ['api/src', 'external-services/client', '../access/permit-too'],
  ['api/src', 'certificate-pdf/paper', '../media/names'],
  ['api/src', 'text/html', '../http/problem'],
  ['api/src', 'problem/problem', '../text/words'],
  ['api/src', 'time/place-time', '../text/words'],
  ['host-shell/platform/src', 'page/guards', '../index-too'],
  ['host-shell/platform/src', 'answers/use-held-answers', '../index'],
  ['host-shell/platform/src', 'forms/forms', '../session/session'],
  ['host-shell/platform/src', 'plugins/options', '../forms/use-form'],
  ['host-shell/platform/src', 'session/rights', '../plugins/rights'],
  ['host-shell/platform/src', 'calendar/links', '../forms/links'],
  ['host-shell/platform/src', 'i18n/language', '../session/person'],
  ['host-shell/platform/src', 'api/call', '../session/tokens'],
  ['host-shell/platform/src', 'area/area', '../i18n/i18n'],
  ['host-shell/platform/src', 'format/format', '../i18n/i18n'],
  ['host-shell/platform/src', 'routing/page-routes', '../session/person'],
  ['host-shell/platform/src', 'storage/storage', '../api/queries'],
  ['host-shell/platform/src', 'toasts/toasts', '../i18n/i18n'],
  ['host-shell/platform/src', 'translations/en', '../i18n/i18n'],
  ['host-shell/src', 'app/frame', '../main-too'],
  ['host-shell/src', 'developer/routes', '../app/frame-too'],
  ['host-shell/src', 'chrome/header', '../app/frame-too'],
  ['host-shell/src', 'connection/banner', '../chrome/banner'],
  ['host-shell/src', 'federation/registry', '../chrome/theme'],
  ['host-shell/src', 'translations/en', '../federation/versions'],
  ['design-system', 'src/tables', '../elements/host'],
  ['design-system', 'art/goals', '../src/forms'],
  ['design-system', 'tokens/tokens', '../art/scenes'],
  ['design-system/src', 'components/card/card', '../../index-too'],
  ['design-system/src', 'behaviour/modal', '../components/card/face'],
  ['design-system/src', 'text/breaks', '../behaviour/root'],
  ['design-system/src', 'class-names', './text/soft'],
] as const;

const byFloor = floors.map(([folder, file, request]): Plant => {
  const name = file.split('/')[0] ?? '';
  const floor = /^(api-context|class-names)$/.test(name) ? `${name}.ts` : name;
  return [`floors of ${folder}: ${floor}`, `${folder}/${file}.ts`, request, /lies below or beside that/];
});

const feature = 'api/src/features/gyg';
const booking = 'remotes/booking/src';

export const plants: readonly Plant[] = [
  ...byPlace,
  ...byFloor,
  ['host-shell/e2e: other packages in tests', 'host-shell/e2e/a.spec.ts', '@gyg/api', /what a person sees/],
  ['host-shell/e2e: relative imports stay inside', 'host-shell/e2e/b.spec.ts', '../src/main', /what a person sees/],
  ['host-shell/bench: other packages in tests', 'host-shell/bench/a.ts', '@gyg/identity', /from outside/],
  ['host-shell/bench: relative imports stay inside', 'host-shell/bench/b.ts', '../src/main', /from outside/],
  ['host-shell/tooling: other packages in tests', 'host-shell/tooling/a.mjs', '@gyg/contract', /before they are built/],
  [
    'host-shell/tooling: relative imports stay inside',
    'host-shell/tooling/b.mjs',
    '../src/main',
    /before they are built/,
  ],
  ['.storybook: other packages in tests', '.storybook/main.ts', '@gyg/api', /shows stories/],
  ['.storybook: relative imports stay inside', '.storybook/preview.ts', '../host-shell/src/main', /shows stories/],
  ['no tests in the product', `${booking}/shared/steps.ts`, '../testing/open-screen', /out of testing\//],
  ['no tests in the product', `${booking}/shared/fixture.ts`, '@gyg/contract/testing', /never runs in the product/],
  ['no cycles', 'api/mail/src/one.ts', './two', /a third that both import/],
  ['libraries of the platform', `${booking}/shared/texts.ts`, 'zustand', /host-shell\/platform\/src\/index\.ts/],
  ['libraries of the platform', `${booking}/shared/calls.ts`, 'ky', /host-shell\/platform\/src\/index\.ts/],
  ['no product libraries in looks', 'widgets/core/texts.ts', 'i18next', /texts come as props/],
  ['no product libraries in looks', 'design-system/src/components/link/link.ts', 'zustand', /plain anchors/],
  ['drizzle in repositories only', `${feature}/find.service.ts`, 'drizzle-orm', /<noun>\.repository\.ts/],
  ['a routes of an api feature', `${feature}/gyg.routes.ts`, './gyg.repository', /put the call into the service/],
  ['a service of an api feature', `${feature}/gyg.service.ts`, './gyg.routes', /routes → service/],
  ['a policy of an api feature', `${feature}/gyg.policy.ts`, './gyg.service', /routes → service/],
  ['a repository of an api feature', `${feature}/gyg-list.repository.ts`, './gyg.service', /routes → service/],
  ['a presenter of an api feature', `${feature}/gyg.presenter.ts`, './gyg.repository', /routes → service/],
  [
    'an api feature by its index',
    `${feature}/join.service.ts`,
    '../places/place.service',
    /a service function for this/,
  ],
  ['an api feature by its index, from outside', 'api/src/app.ts', './features/gyg/gyg.service', /entered by its index/],
  [
    'an api feature by its index',
    'api/src/features/gygs/write/a.ts',
    '../read/b.service',
    /a service function for this/,
  ],
  [
    'a routes of an api feature',
    'api/src/features/gygs/read/a.routes.ts',
    './a.repository',
    /put the call into the service/,
  ],
  ['a repository by itself', `${feature}/sum.repository.ts`, '../places', /api\/src\/queries/],
  ['no query leaves a feature', `${feature}/index.ts`, './gyg.repository', /export a service function instead/],
  [
    'no query passed on',
    `${feature}/pass.service.ts`,
    "export { find } from './gyg.repository';",
    /a service function that asks it/,
  ],
  [
    'shared queries in repositories only',
    `${feature}/rows.service.ts`,
    '../../queries/period.repository',
    /a repository of your feature/,
  ],
  ['floors of a remote: pages', `${booking}/pages/home.ts`, '../remote-entry', /pages\/ lies below that/],
  ['floors of a remote: features', `${booking}/features/book/ui/form.ts`, '../../../pages/home', /down to shared\//],
  ['floors of a remote: shared', `${booking}/shared/up.ts`, '../features/cancel', /down to shared\//],
  ['features of a remote apart', `${booking}/features/book/ui/apart.ts`, '../../cancel', /join them on a page/],
  ['a feature of a remote by its index', `${booking}/pages/form.ts`, '../features/book/ui/form', /from its index\.ts/],
  // Types count too, except in a policy or presenter that imports the row types of its repository.
  [
    'floors of api/src: access',
    'api/src/access/typed.ts',
    "import type { Problem } from '../http/problem';",
    /lies below/,
  ],
  [
    'no tests in the product',
    'api/src/http/typed.ts',
    "import type { Double } from '../testing/double';",
    /never runs/,
  ],
  [
    'a routes of an api feature',
    `${feature}/typed.routes.ts`,
    "import type { Row } from './gyg.repository';",
    /service/,
  ],
];

/** Closes the cycle. A type is sufficient. */
export const beside = { 'api/mail/src/two.ts': "import type { One } from './one';" };

/** Imports that follow the rules: a file and its statement. */
export const allowed: readonly (readonly [file: string, statement: string])[] = [
  ['api/contract/src/gyg.ts', "import { z } from 'zod';"],
  ['api/contract/src/version.ts', "import { version } from '../package.json';"],
  ['api/mail/src/worker.ts', "import type { Database } from '@gyg/database';"],
  ['api/identity/src/app.ts', "import { enqueueMail } from '@gyg/mail';"],
  ['api/demo/src/seed.ts', "import { seedGyg } from '@gyg/api/demo-entrance';"],
  ['api/src/access/permit.ts', "import { problem } from '../problem/problem';"],
  ['host-shell/platform/src/session.ts', "import { routes } from '@gyg/contract/routes';"],
  ['host-shell/src/main.tsx', "import { startI18n } from '@gyg/platform/internal';"],
  ['host-shell/server/main.ts', "import { createApi } from '@gyg/api';"],
  ['host-shell/server/version.ts', "import { version } from '../package.json';"],
  ['host-shell/e2e/booking.spec.ts', "import { buildGyg } from '@gyg/contract/testing';"],
  ['widgets/elements/gyg-list/gyg-list.tsx', "import { Card } from '@gyg/design-system/elements';"],
  ['.storybook/mail.stories.tsx', "import { startI18n } from '@gyg/platform/internal';"],
  [`${feature}/gyg.service.ts`, "import { findGyg } from './gyg.repository';"],
  [`${feature}/gyg.presenter.ts`, "import type { Row } from './gyg.repository';"],
  [`${feature}/index.ts`, "export type { Row } from './gyg.repository';"],
  [`${feature}/join.service.ts`, "import { getPlace } from '../places';"],
  [`${feature}/gyg.repository.ts`, "import { eq } from 'drizzle-orm';"],
  [`${booking}/shared/texts.ts`, "import { useTranslation } from '@gyg/platform';"],
  [`${booking}/shared/steps.test.ts`, "import { buildGyg } from '@gyg/contract/testing';"],
  [`${booking}/pages/home.ts`, "import { BookForm } from '../features/book';"],
  // Tests and stories may load the whole area, to render a screen as the shell does.
  [`${booking}/pages/home.test.ts`, "import area from '../remote-entry';"],
  [`${booking}/features/book/index.ts`, "export { BookForm } from './ui/book-form';"],
  [`${booking}/features/book/ui/book-form.ts`, "import { Steps } from '../../../shared/steps';"],
];
