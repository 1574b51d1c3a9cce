/** Needs: paths as in the contract. */
export const needsRoutes = {
  listPositions: 'GET /gygs/{gygId}/positions/',
  createPosition: 'POST /gygs/{gygId}/positions/',
  deletePositions: 'DELETE /gygs/{gygId}/positions/',
  updatePosition: 'POST /gygs/{gygId}/positions/{needId}',
  deletePosition: 'DELETE /gygs/{gygId}/positions/{needId}',
  listCommodities: 'GET /gygs/{gygId}/commodities/',
  createCommodity: 'POST /gygs/{gygId}/commodities/',
  deleteCommodities: 'DELETE /gygs/{gygId}/commodities/',
  updateCommodity: 'POST /gygs/{gygId}/commodities/{needId}',
  orderNeeds: 'POST /gygs/{gygId}/needs/order',
  deleteCommodity: 'DELETE /gygs/{gygId}/commodities/{needId}',
} as const;
