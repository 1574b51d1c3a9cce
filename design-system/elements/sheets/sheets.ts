export * from './actions';
export * from './cards';
export * from './feedback';
export * from './fields';
export * from './layout';
