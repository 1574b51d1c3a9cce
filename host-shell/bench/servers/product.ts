import type { Facts } from '../cases/facts';
import type { Installation } from './installation';
import type { MeasuredServer } from './measured-server';

/** The product on data of one size. */
export interface Product {
  place: Installation;
  server: MeasuredServer;
  facts: Facts;
}
