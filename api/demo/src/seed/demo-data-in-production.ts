/** Thrown instead of filling a real installation with invented people. */
export class DemoDataInProduction extends Error {
  override readonly name = 'DemoDataInProduction';

  constructor() {
    super('Demo data belongs to demo mode alone; this installation runs in production.');
  }
}
