export { type HealthTile, HealthTiles } from './health-tiles';
export { useFigures } from './use-figures';
