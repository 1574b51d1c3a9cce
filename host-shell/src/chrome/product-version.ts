import product from '../../package.json';

/** The product's version, as its package says. */
export const productVersion: string = product.version;
