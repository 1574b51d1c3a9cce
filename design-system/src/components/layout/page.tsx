export * from './layout';
export * from './split';
export * from './stack';
