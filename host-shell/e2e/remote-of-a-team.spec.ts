import path from 'node:path';
import { startProduct } from '@gyg/host-shell/testing';
import { copyProduct } from '@gyg/host-shell/testing/deploys';
import { createOutsideRepository } from '@gyg/host-shell/testing/outside';
import { expect, inLanguage, test } from './journey';

const overview = `
import { Page } from '@gyg/design-system';
import {
  Link, Outlet, Route, Routes, Trans, useLocation, useParams, useSearchParams, useTranslation,
} from '@gyg/platform';
import { getInstance } from '@module-federation/enhanced/runtime';

function Overview() {
  const { t } = useTranslation('weather');
  const [search, setSearch] = useSearchParams();
  const degrees = Number(search.get('degrees') ?? 1);
  return (
    <>
      <h1>{t('start.title')}</h1>
      <p><Trans t={t} i18nKey="start.degrees" count={degrees} components={{ b: <b /> }} /></p>
      <button type="button" onClick={() => setSearch((now) => ({ degrees: String(Number(now.get('degrees') ?? 1) + 1) }))}>
        {t('start.warmer')}
      </button>
      <Link to="towns/lund" state={{ from: t('start.title') }}>{t('start.town', { town: 'Lund' })}</Link>
      <p>{getInstance()?.name}</p>
    </>
  );
}

function Town() {
  const { t } = useTranslation('weather');
  const { town } = useParams();
  const { state } = useLocation();
  return (
    <>
      <h1>{t('start.town', { town })}</h1>
      <p>{String(state?.from)}</p>
      <Link to="../..">{t('start.back')}</Link>
    </>
  );
}

export const StartPage = () => (
  <Page width="medium" padded>
    <Routes>
      <Route index element={<Overview />} />
      <Route path="towns" element={<Outlet />}>
        <Route path=":town" element={<Town />} />
      </Route>
    </Routes>
  </Page>
);
`;

const texts = (start: Record<string, string>) => JSON.stringify({ start });

let copy: ReturnType<typeof copyProduct>;
let repository: ReturnType<typeof createOutsideRepository>;
let product: Awaited<ReturnType<typeof startProduct>>;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copyProduct();
  product = await startProduct({ folder: copy.dist, logFile: path.join(copy.folder, 'server.log'), env: {} });
  repository = createOutsideRepository('weather');
  repository.write('src/pages/start/start-page.tsx', overview);
  const remote = repository.read('remote.json').replace('"basePaths": ["/weather"]', '"basePaths": ["/weather/*"]');
  repository.write('remote.json', remote);
  const entry = repository.read('src/remote-entry.tsx').replace("path: '/weather'", "path: '/weather/*'");
  repository.write('src/remote-entry.tsx', entry);
  const english = { title: 'Weather', warmer: 'Warmer', town: 'In {{town}}', back: 'All towns' };
  const degrees = { degrees_one: '<b>{{count}}</b> degree', degrees_other: '<b>{{count}}</b> degrees' };
  repository.write('src/translations/en.json', texts({ ...english, ...degrees }));
  const swedish = { title: 'Väder', warmer: 'Varmare', town: 'I {{town}}', back: 'Alla orter' };
  const grader = { degrees_one: '<b>{{count}}</b> grad', degrees_other: '<b>{{count}}</b> grader' };
  repository.write('src/translations/sv.json', texts({ ...swedish, ...grader }));
  repository.run(repository.cli, 'deploy', '--to', copy.dist);
});
test.afterAll(async () => {
  await product?.stop();
  copy?.remove();
  repository?.remove();
});

test('a remote of a team’s own repository uses routes, texts and the runtime as their documents say', async ({
  page,
}) => {
  await inLanguage(page, 'sv');
  await page.goto(`${product.baseUrl}/weather`);
  await expect(page.getByRole('heading', { level: 1, name: 'Väder' })).toBeVisible();
  await expect(page.getByText('1 grad', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Varmare' }).click();
  await page.getByRole('button', { name: 'Varmare' }).click();
  await expect(page).toHaveURL(/\/weather\?degrees=3$/);
  await expect(page.getByText('3 grader', { exact: true }).locator('b')).toHaveText('3');
  await expect(page.getByText('gyg_weather', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'I Lund' }).click();
  await expect(page).toHaveURL(/\/weather\/towns\/lund$/);
  await expect(page.getByRole('heading', { level: 1, name: 'I lund' })).toBeVisible();
  await expect(page.getByText('Väder', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'I lund' })).toBeVisible();
  await page.getByRole('link', { name: 'Alla orter' }).click();
  await expect(page).toHaveURL(/\/weather$/);
});
