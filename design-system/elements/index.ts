export { GoalTile, type GoalTileProps } from '../src/components/goal-tile/goal-tile';
