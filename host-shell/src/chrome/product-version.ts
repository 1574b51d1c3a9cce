import product from '../../package.json';

/** The product version from package.json. */
export const productVersion: string = product.version;
