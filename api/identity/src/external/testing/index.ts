export type { OtherPerson } from './issuer-state';
export { type OtherIssuer, startOtherIssuer } from './start-other-issuer';
export { type IssuerShapes, issuerShapes, shapesClient, type TokenShape } from './token-shapes';
