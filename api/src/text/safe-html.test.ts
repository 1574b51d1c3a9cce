import type { Tx } from '@gyg/database';
import { gygPages, gygTranslations, needs, organizationPages, proposals } from '@gyg/database/schema';
import { expect, test } from 'vitest';
import { makeGyg } from '../features/gygs';
import { writeTranslation } from '../features/gygs/write';
import { sanitizeHtml } from './sanitize-html';

type Translation = Parameters<typeof writeTranslation>;

/** Never called: that it compiles shows what these writers take. */
function compiled(tx: Tx, [uow, gyg, page]: Parameters<typeof makeGyg>, [, id, language, texts]: Translation) {
  const html: string = '<p>Come</p>';
  const safe = sanitizeHtml(html);
  return [
    makeGyg(uow, gyg, { ...page, description: safe }),
    // @ts-expect-error a page has only safe HTML
    makeGyg(uow, gyg, { ...page, description: html }),
    writeTranslation(uow, id, language, { ...texts, preface: safe }),
    // @ts-expect-error so have translations
    writeTranslation(uow, id, language, { ...texts, preface: html }),
    tx.update(needs).set({ description: safe }),
    // @ts-expect-error and needs
    tx.update(needs).set({ description: html }),
    tx.update(proposals).set({ description: safe }),
    // @ts-expect-error and proposals
    tx.update(proposals).set({ description: html }),
    tx.update(organizationPages).set({ aboutOrganization: safe, membershipTerms: safe }),
    // @ts-expect-error and pages of organisations
    tx.update(organizationPages).set({ aboutOrganization: html }),
    // @ts-expect-error and their terms
    tx.update(organizationPages).set({ membershipTerms: html }),
    // @ts-expect-error and pages of gygs
    tx.update(gygPages).set({ participantInfo: html }),
    // @ts-expect-error and their translations
    tx.update(gygTranslations).set({ preface: html }),
    tx.update(organizationPages).set({ website: html }),
  ];
}

test('only the sanitiser makes HTML that is stored', () => {
  expect(compiled).toBeTypeOf('function');
});
