export type { OtherPerson } from './issuer-state';
export { type OtherIssuer, startFakeIssuer } from './start-fake-issuer';
export { type IssuerShapes, issuerShapes, shapesClient, type TokenShape } from './token-shapes';
