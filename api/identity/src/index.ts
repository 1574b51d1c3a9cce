export type { AccountFacts, Accounts } from './accounts/accounts';
export { createIdentity, type Identity } from './create-identity';
export { createExternalIdentity, type ExternalIdentity } from './external/create-external-identity';
export { readCookie } from './http/read-cookie';
export type { IdentityOptions } from './identity-options';
export type { ConfirmedUserInput, PoolAdministration, PoolUser } from './pool/administration';
export { webClientId } from './provider/web-client';
export { TokenRefused } from './tokens/token-refused';
export type { IdentifiedPerson, Principal } from './tokens/token-verifier';
