import type { WidgetTag, widgetOptions } from '../options';
import { gygLoginDoc, gygPasswordDoc, gygSignupDoc, gygVerifyDoc } from './account-docs';
import { gygCardDoc, gygCatalogDoc, gygListDoc } from './card-docs';
import type { ElementDoc } from './doc-types';
import { gygNeedDoc } from './need-doc';
import { gygProposalDoc } from './proposal-doc';

export type {
  Both,
  ElementDoc,
  EventDoc,
  NamedDoc,
  OptionChoice,
  OptionControl,
  OptionDoc,
  PropertyName,
} from './doc-types';

/**
 * The description of every element: the pages for webmasters, the manual, the types and the manifests are made from it,
 * and `npm run check -- elements` compares it with the sources.
 */
export const widgetDocs: { readonly [Tag in WidgetTag]: ElementDoc<(typeof widgetOptions)[Tag]> } = {
  'gyg-list': gygListDoc,
  'gyg-card': gygCardDoc,
  'gyg-catalog': gygCatalogDoc,
  'gyg-need': gygNeedDoc,
  'gyg-proposal': gygProposalDoc,
  'gyg-login': gygLoginDoc,
  'gyg-signup': gygSignupDoc,
  'gyg-verify': gygVerifyDoc,
  'gyg-password': gygPasswordDoc,
};
