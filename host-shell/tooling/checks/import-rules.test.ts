import { describe, expect, it } from 'vitest';
import { checkImports } from './import-rules.mjs';
import { treeOf } from './source-tree.mjs';

interface Rule {
  readonly rule: string;
  readonly file: string;
  readonly refused: string;
  readonly says: RegExp;
  readonly allowed: string;
}

/** One row a rule: the same file with an import that is refused, and with one that is allowed. */
const rules: Rule[] = [
  {
    rule: 'the contract imports nothing of ours',
    file: 'api/contract/src/gyg.ts',
    refused: "import { open } from '@gyg/database';",
    says: /below everything/,
    allowed: "import { z } from 'zod';",
  },
  {
    rule: 'the database imports the contract only',
    file: 'api/database/src/open.ts',
    refused: "import { enqueue } from '@gyg/mail';",
    says: /rules belong in a service/,
    allowed: "import { goals } from '@gyg/contract';",
  },
  {
    rule: 'mail imports contract and database',
    file: 'api/mail/src/worker.ts',
    refused: "import { createApp } from '@gyg/api';",
    says: /renders and sends/,
    allowed: "import type { Database } from '@gyg/database';",
  },
  {
    rule: 'identity never imports the api',
    file: 'api/identity/src/app.ts',
    refused: "import { createApp } from '@gyg/api';",
    says: /host-shell\/server joins them/,
    allowed: "import { enqueueMail } from '@gyg/mail';",
  },
  {
    rule: 'the api never imports identity, not even a type',
    file: 'api/src/app.ts',
    refused: "import type { Identity } from '@gyg/identity';",
    says: /host-shell\/server joins them/,
    allowed: "import { enqueueMail } from '@gyg/mail';",
  },
  {
    rule: 'demo data uses public entrances',
    file: 'api/demo/src/seed.ts',
    refused: "import { users } from '@gyg/database/schema';",
    says: /front door/,
    allowed: "import { seedGyg } from '@gyg/api/demo-entrance';",
  },
  {
    rule: 'the design system imports nothing of ours',
    file: 'design-system/src/components/button/button.tsx',
    refused: "import { paths } from '@gyg/contract';",
    says: /pass it in as a prop/,
    allowed: "import { useId } from 'react';",
  },
  {
    rule: 'the platform imports the contract only',
    file: 'host-shell/platform/src/session.ts',
    refused: "import { Button } from '@gyg/design-system';",
    says: /looks go into @gyg\/design-system/,
    allowed: "import { routes } from '@gyg/contract/routes';",
  },
  {
    rule: 'widgets see nothing of the design system but its elements',
    file: 'widgets/elements/gyg-list/gyg-list.tsx',
    refused: "import { Card } from '@gyg/design-system';",
    says: /@gyg\/design-system\/elements/,
    allowed: "import { Card } from '@gyg/design-system/elements';",
  },
  {
    rule: 'remotes see the public platform only',
    file: 'remotes/booking/src/app/area.tsx',
    refused: "import { startI18n } from '@gyg/platform/internal';",
    says: /nothing inside the shell or the api/,
    allowed: "import { useTranslation } from '@gyg/platform';",
  },
  {
    rule: 'testing entrances are for tests',
    file: 'remotes/booking/src/app/area.tsx',
    refused: "import { buildGyg } from '@gyg/contract/testing';",
    says: /no other remote/,
    allowed: "import { goals } from '@gyg/contract';",
  },
  {
    rule: 'the shell meets remotes at run time only',
    file: 'host-shell/src/main.tsx',
    refused: "const area = await import('@gyg/remote-booking');",
    says: /only at run time/,
    allowed: "import { startI18n } from '@gyg/platform/internal';",
  },
  {
    rule: 'the server takes public entrances',
    file: 'host-shell/server/main.ts',
    refused: "import { gygs } from '@gyg/database/schema';",
    says: /public entrances/,
    allowed: "import { createApp } from '@gyg/api';",
  },
  {
    rule: 'journeys see what a person sees',
    file: 'host-shell/e2e/booking.spec.ts',
    refused: "import { createApp } from '@gyg/api';",
    says: /what a person sees/,
    allowed: "import { buildGyg } from '@gyg/contract/testing';",
  },
  {
    rule: 'no relative import leaves a package',
    file: 'remotes/booking/src/app/area.tsx',
    refused: "export { Home } from '../../../public/src/pages/home';",
    says: /reaches into remotes\/public\/src\/pages\/home/,
    allowed: "export { Home } from '../pages/home';",
  },
  {
    rule: 'a package within a folder is a package of its own',
    file: 'api/src/app.ts',
    refused: "import { open } from '../database/src/open';",
    says: /relative path/,
    allowed: "import { open } from './http/open';",
  },
  {
    rule: 'libraries of the platform reach remotes through it',
    file: 'remotes/public/src/pages/home.tsx',
    refused: "import { Link } from 'react-router';",
    says: /host-shell\/platform\/src\/index\.ts/,
    allowed: "import { useNavigate } from '@gyg/platform';",
  },
  {
    rule: 'the design system has no router',
    file: 'design-system/src/components/button/button.tsx',
    refused: "import { Link } from 'react-router';",
    says: /plain anchors/,
    allowed: "import styles from './button.module.css';",
  },
  {
    rule: 'only repositories ask the database',
    file: 'api/src/features/gyg/gyg.service.ts',
    refused: "import { eq } from 'drizzle-orm';",
    says: /<noun>\.repository\.ts/,
    allowed: "import { findGyg } from './gyg.repository';",
  },
  {
    rule: 'a lower floor of a remote does not look up',
    file: 'remotes/booking/src/features/book/ui/book-form.tsx',
    refused: "import { BookPage } from '../../../pages/book-page';",
    says: /features\/ lies below pages\//,
    allowed: "import { Steps } from '../../../shared/steps';",
  },
  {
    rule: 'features of a remote do not know each other',
    file: 'remotes/booking/src/features/book/index.ts',
    refused: "export { cancel } from '../cancel';",
    says: /join them on a page/,
    allowed: "export { BookForm } from './ui/book-form';",
  },
  {
    rule: 'a feature is entered by its index',
    file: 'remotes/booking/src/pages/book-page.tsx',
    refused: "import { BookForm } from '../features/book/ui/book-form';",
    says: /from its index\.ts/,
    allowed: "import { BookForm } from '../features/book';",
  },
  {
    rule: 'routes do not reach the repository',
    file: 'api/src/features/gyg/gyg.routes.ts',
    refused: "import { findGyg } from './gyg.repository';",
    says: /a routes does not use a repository/,
    allowed: "import { getGyg } from './gyg.service';",
  },
  {
    rule: 'another feature of the api is reached through its service',
    file: 'api/src/features/booking/booking.service.ts',
    refused: "import { findGyg } from '../gyg/gyg.repository';",
    says: /give gyg a service function/,
    allowed: "import { getGyg } from '../gyg/gyg.service';",
  },
];

describe.each(rules)('$rule', ({ file, refused, allowed, says }) => {
  it('refuses what breaks it and says where the code belongs', () => {
    const problems = checkImports(treeOf({ [file]: `\n${refused}` }));
    expect(problems).toEqual([{ file, line: 2, message: expect.stringMatching(says) }]);
  });

  it('lets pass what keeps it', () => {
    expect(checkImports(treeOf({ [file]: allowed }))).toEqual([]);
  });
});

it('gives tests the testing entrances of what they may import', () => {
  const text = "import { buildGyg } from '@gyg/contract/testing';";
  expect(checkImports(treeOf({ 'remotes/booking/src/pages/home.test.tsx': text }))).toEqual([]);
});

it('lets presenters and policies name the rows of their repository, and no more', () => {
  const file = 'api/src/features/gyg/gyg.presenter.ts';
  expect(checkImports(treeOf({ [file]: "import type { GygRow } from './gyg.repository';" }))).toEqual([]);
  expect(checkImports(treeOf({ [file]: "import { type GygRow, findGyg } from './gyg.repository';" }))).toHaveLength(1);
});

it('lets a file read the version of its own package', () => {
  expect(checkImports(treeOf({ 'host-shell/server/main.ts': "import { version } from '../package.json';" }))).toEqual(
    [],
  );
});

it('lets tests and stories of a screen start the whole area', () => {
  const text = "import area from '../../remote-entry';";
  expect(checkImports(treeOf({ 'remotes/booking/src/pages/book/book-page.test.tsx': text }))).toEqual([]);
  expect(checkImports(treeOf({ 'remotes/booking/src/pages/book/book-page.tsx': text }))).toHaveLength(1);
});

it('leaves files outside the packages alone', () => {
  expect(checkImports(treeOf({ '.ci/report.ts': "import { x } from '../host-shell/tooling/paths.mjs';" }))).toEqual([]);
});
