import { type WidgetTag, widgetOptions } from '@gyg/contract/widgets';
import { paths } from '@gyg/platform';
import { type Given, givenInQuery } from './given';

const part = encodeURIComponent;

/** The path of the page for frames, by what names its content; undefined if that is missing, or there is no page. */
const pages: Readonly<Partial<Record<WidgetTag, (options: Given) => string | undefined>>> = {
  'gyg-list': ({ organization }) => organization && `/o/${part(organization)}/g`,
  'gyg-catalog': ({ catalog }) => catalog && `/catalogs/${catalog.split('/').map(part).join('/')}`,
  'gyg-proposal': ({ organization, open }) =>
    organization && `/o/${part(organization)}/p${open === undefined ? '' : '/n'}`,
  'gyg-login': () => '/login',
  'gyg-signup': () => '/signup',
  'gyg-verify': ({ email }) => `/verify${email === undefined ? '' : `/${part(email)}`}`,
  'gyg-password': ({ email }) => `/password${email === undefined ? '' : `/${part(email)}`}`,
};

/** Whether an element has a page for frames. */
export const hasFramePage = (tag: WidgetTag): boolean => tag in pages;

/** The address of the page for frames on the platform; undefined while what it shows is not named. */
export function framePage(tag: WidgetTag, options: Given): string | undefined {
  const path = pages[tag]?.(options);
  if (path === undefined || path === '') return undefined;
  return paths.pluginPage(path, givenInQuery(widgetOptions[tag], options));
}

/** The page on the platform that shows the same, for the link inside the tag. */
export function platformPage(tag: WidgetTag, { organization, gyg, catalog }: Given): string {
  const [host = '', name] = (catalog ?? gyg ?? '').split('/');
  if (catalog !== undefined && name !== undefined) return paths.catalogByName(host, name);
  if (gyg !== undefined) return name === undefined ? paths.gyg(host) : paths.gygByName(host, name);
  if (organization !== undefined) return paths.organizationByName(organization);
  if (tag === 'gyg-signup') return paths.register();
  if (tag === 'gyg-verify') return paths.verify();
  return tag === 'gyg-password' ? paths.resetPassword() : paths.login();
}
