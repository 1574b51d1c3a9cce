import product from '../../package.json';

/** The product's version, from its package. */
export const productVersion: string = product.version;
