/** Who made the drawn coasts and towns; shown on the map, as GeoNames asks. */
export const groundMakers = 'Natural Earth · GeoNames';
