/**
 * The schemas that forms in browsers validate with. They load the validator, so import them only in pages with such a
 * form.
 */

export { createCatalogBodySchema, updateCatalogBodySchema } from './schemas/catalogs';
export { sendGygMessageBodySchema } from './schemas/gyg-messages';
export { gygTranslationBodySchema } from './schemas/gyg-translations';
export { createGygBodySchema, gygPageBodySchema, updateGygBodySchema } from './schemas/gyg-writes';
export {
  createCommodityBodySchema,
  createPositionBodySchema,
  updateCommodityBodySchema,
  updatePositionBodySchema,
} from './schemas/needs';
export { organizationPageBodySchema, updateOrganizationBodySchema } from './schemas/organization-writes';
export { createPortfolioBodySchema, updatePortfolioBodySchema } from './schemas/portfolios';
